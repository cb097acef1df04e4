import { describe, expect, it } from 'vitest';
import { canAutoReload, parseAutoReload, serializeAutoReload } from './page-build.ts';

const at = 1_000_000;

describe('automatic reload for a missing chunk', () => {
  it('allows the first reload of a visit', () => {
    expect(canAutoReload(null, { build: 'a', at })).toBe(true);
  });

  it('allows one reload per build, however long ago it was', () => {
    expect(canAutoReload({ build: 'a', at }, { build: 'a', at: at + 1 })).toBe(false);
    expect(canAutoReload({ build: 'a', at }, { build: 'a', at: at + 86_400_000 })).toBe(false);
  });

  it('allows a reload for another build only after a minute', () => {
    expect(canAutoReload({ build: 'a', at }, { build: 'b', at: at + 59_999 })).toBe(false);
    expect(canAutoReload({ build: 'a', at }, { build: 'b', at: at + 60_000 })).toBe(true);
  });
});

describe('the stored reload record', () => {
  it('restores a stored record unchanged', () => {
    const note = { build: '/assets/index-C8dIt9OC.js', at };
    expect(parseAutoReload(serializeAutoReload(note))).toEqual(note);
  });

  it.each([null, '', 'x', 'soon /assets/index.js', '12', '-1 a'])(
    'returns null for an unreadable record: %s',
    (text) => {
      expect(parseAutoReload(text)).toBeNull();
    },
  );
});
