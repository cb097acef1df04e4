import { describe, expect, it } from 'vitest';
import { canAutoReload, parseAutoReload, serializeAutoReload } from './reload-rule.ts';

const at = 1_000_000;

describe('a page that reloads itself for a part that is missing', () => {
  it('does so when it has not yet done so in this visit', () => {
    expect(canAutoReload(null, { build: 'a', at })).toBe(true);
  });

  it('does so once for a build, however long ago that was', () => {
    expect(canAutoReload({ build: 'a', at }, { build: 'a', at: at + 1 })).toBe(false);
    expect(canAutoReload({ build: 'a', at }, { build: 'a', at: at + 86_400_000 })).toBe(false);
  });

  it('does so again for the build after that, but not within a minute: two builds may alternate', () => {
    expect(canAutoReload({ build: 'a', at }, { build: 'b', at: at + 59_999 })).toBe(false);
    expect(canAutoReload({ build: 'a', at }, { build: 'b', at: at + 60_000 })).toBe(true);
  });
});

describe('what is noted of it', () => {
  it('is read as it was written', () => {
    const note = { build: '/assets/index-C8dIt9OC.js', at };
    expect(parseAutoReload(serializeAutoReload(note))).toEqual(note);
  });

  it.each([null, '', 'x', 'soon /assets/index.js', '12', '-1 a'])('is nothing when it cannot be read: %s', (text) => {
    expect(parseAutoReload(text)).toBeNull();
  });
});
