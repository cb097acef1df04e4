import { beforeEach, describe, expect, it } from 'vitest';
import { clearDebugLog, debugLog$ } from './debug-log.ts';
import { createSessionToken } from './session-token.ts';
import { memoryStorage, refusedStorage } from './testing/fake-storage.ts';

const token = '17|abcdefghijklmnopqrstuvwxyz0123456789abcdefghijkl';

beforeEach(clearDebugLog);

describe('the session token', () => {
  it('stores raw text under authToken and removes it at logout', () => {
    const storage = memoryStorage();
    const session = createSessionToken(() => storage, undefined);
    session.write(token);
    expect(storage.getItem('authToken')).toBe(token);
    expect(session.read()).toBe(token);
    session.write(null);
    expect(storage.getItem('authToken')).toBeNull();
    expect(session.read()).toBeNull();
  });

  it.each(['undefined', 'null', '[object Object]', '', '   ', 'x'.repeat(1_000_000), 'two words', 'line\nbreak', 'é'])(
    'treats a stored %j as logged out',
    (stored) => {
      const storage = memoryStorage();
      storage.setItem('authToken', stored);
      expect(createSessionToken(() => storage, undefined).read()).toBeNull();
    },
  );

  it('stays logged in for this tab and reports that storage is blocked', () => {
    const session = createSessionToken(refusedStorage, undefined);
    expect(session.read()).toBeNull();
    session.write(token);
    expect(session.read()).toBe(token);
    expect(session.isStored()).toBe(false);
    expect(JSON.stringify(debugLog$.peek())).not.toContain(token);
  });

  it('notifies about a login, a logout and cleared storage in another tab', () => {
    const tabs = new EventTarget();
    const session = createSessionToken(() => memoryStorage(), tabs);
    const seen: (string | null)[] = [];
    const stop = session.subscribe((value) => seen.push(value));
    const changed = (key: string | null, newValue: string | null): void => {
      tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    };
    changed('authToken', token);
    changed('theme', 'dark');
    changed('authToken', null);
    changed(null, null);
    stop();
    changed('authToken', token);
    expect(seen).toEqual([token, null, null]);
  });

  it('notifies about a login in this tab', () => {
    const session = createSessionToken(() => memoryStorage(), undefined);
    const seen: (string | null)[] = [];
    session.subscribe((value) => seen.push(value));
    session.write(token);
    session.write('undefined');
    expect(seen).toEqual([token, null]);
  });
});
