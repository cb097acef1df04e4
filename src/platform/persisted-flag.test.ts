import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPersistedFlag } from './persisted-flag.ts';

function storageWith(entries: Record<string, string>): Storage {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
    key: () => null,
    length: map.size,
  };
}

describe('persisted flag', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('starts with its stored value or with the default on a first visit', () => {
    vi.stubGlobal('localStorage', storageWith({ closed: 'false', odd: 'maybe' }));
    expect(createPersistedFlag('local', 'closed', true).peek()).toBe(false);
    expect(createPersistedFlag('local', 'new', true).peek()).toBe(true);
    expect(createPersistedFlag('local', 'odd', true).peek()).toBe(true);
  });

  it('stores a changed value as plain text', () => {
    const storage = storageWith({});
    vi.stubGlobal('sessionStorage', storage);
    const flag$ = createPersistedFlag('session', 'speakingMode', true);
    flag$.set(false);
    expect(flag$.peek()).toBe(false);
    expect(storage.getItem('speakingMode')).toBe('false');
  });

  it('works in a browser that blocks storage', () => {
    const refused = {
      getItem: () => {
        throw new Error('SecurityError');
      },
      setItem: () => {
        throw new Error('SecurityError');
      },
    };
    vi.stubGlobal('localStorage', refused);
    const flag$ = createPersistedFlag('local', 'x', true);
    flag$.set(false);
    expect(flag$.peek()).toBe(false);
  });
});
