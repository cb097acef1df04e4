import { describe, expect, it, vi } from 'vitest';
import { clearSessionStorage, readStored, storedKeys, writeStored } from './browser-storage.ts';
import { memoryStorage, refusedStorage } from './testing/fake-storage.ts';

describe('browser storage', () => {
  it('stores raw text, removes it with null and separates the two storages', () => {
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('sessionStorage', memoryStorage());
    writeStored('local', 'referral', 'ANA-1');
    expect(readStored('local', 'referral')).toBe('ANA-1');
    expect(readStored('session', 'referral')).toBeNull();
    writeStored('local', 'referral', null);
    expect(readStored('local', 'referral')).toBeNull();
  });

  it('clears session storage and leaves local storage unchanged', () => {
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('sessionStorage', memoryStorage());
    writeStored('local', 'theme', 'dark');
    writeStored('session', 'speakingMode', 'false');
    expect(storedKeys('session', 'speak')).toEqual(['speakingMode']);
    expect(storedKeys('local', 'speak')).toEqual([]);
    clearSessionStorage();
    expect(readStored('session', 'speakingMode')).toBeNull();
    expect(readStored('local', 'theme')).toBe('dark');
  });

  it('ignores writes in a browser that blocks storage', () => {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refusedStorage });
    expect(() => writeStored('local', 'theme', 'dark')).not.toThrow();
    expect(readStored('local', 'theme')).toBeNull();
    expect(storedKeys('local', 'theme')).toEqual([]);
    Reflect.deleteProperty(globalThis, 'localStorage');
  });
});
