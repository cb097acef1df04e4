import { describe, expect, it } from 'vitest';
import { markSeen, readSeen } from './seen.ts';

describe('announcements seen on this device', () => {
  it('stores each announcement once', () => {
    const note = [12, 13, 12].reduce<string | null>(markSeen, null);
    expect(readSeen(note)).toEqual([13, 12]);
  });

  it('stores only the newest 200 announcements', () => {
    const note = Array.from({ length: 250 }, (_, n) => n).reduce<string | null>(markSeen, null);
    expect(readSeen(note)).toHaveLength(200);
    expect(readSeen(note)).toContain(249);
    expect(readSeen(note)).not.toContain(49);
  });

  it.each([null, '', 'x', '[object Object]', '1e3,NaN,-4'])(
    'returns an empty list for an unreadable stored value: %j',
    (note) => {
      expect(readSeen(note)).toEqual([]);
    },
  );
});
