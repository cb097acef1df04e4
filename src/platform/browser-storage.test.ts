import { describe, expect, it, vi } from 'vitest';
import { clearVisit, readStored, storedKeys, writeStored } from './browser-storage.ts';
import { memoryStorage, refusedStorage } from './testing/fake-storage.ts';

describe('browser storage', () => {
  it('keeps raw text, takes it away with null, and does not mix the two storages', () => {
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('sessionStorage', memoryStorage());
    writeStored('local', 'referral', 'ANA-1');
    expect(readStored('local', 'referral')).toBe('ANA-1');
    expect(readStored('session', 'referral')).toBeNull();
    writeStored('local', 'referral', null);
    expect(readStored('local', 'referral')).toBeNull();
  });

  it('forgets the visit and leaves the device alone', () => {
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('sessionStorage', memoryStorage());
    writeStored('local', 'theme', 'dark');
    writeStored('session', 'speakingMode', 'false');
    expect(storedKeys('session', 'speak')).toEqual(['speakingMode']);
    expect(storedKeys('local', 'speak')).toEqual([]);
    clearVisit();
    expect(readStored('session', 'speakingMode')).toBeNull();
    expect(readStored('local', 'theme')).toBe('dark');
  });

  it('works without a trace in a browser that refuses storage', () => {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refusedStorage });
    expect(() => writeStored('local', 'theme', 'dark')).not.toThrow();
    expect(readStored('local', 'theme')).toBeNull();
    expect(storedKeys('local', 'theme')).toEqual([]);
    Reflect.deleteProperty(globalThis, 'localStorage');
  });
});
