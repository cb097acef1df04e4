import { describe, expect, it } from 'vitest';
import { markSeen, readSeen } from './seen.ts';

describe('the announcements that a writer has seen on this device', () => {
  it('are remembered, each once', () => {
    const note = [12, 13, 12].reduce<string | null>(markSeen, null);
    expect(readSeen(note)).toEqual([13, 12]);
  });

  it('are the newest 200', () => {
    const note = Array.from({ length: 250 }, (_, n) => n).reduce<string | null>(markSeen, null);
    expect(readSeen(note)).toHaveLength(200);
    expect(readSeen(note)).toContain(249);
    expect(readSeen(note)).not.toContain(49);
  });

  it.each([null, '', 'x', '[object Object]', '1e3,NaN,-4'])('are none where the note cannot be read: %j', (note) => {
    expect(readSeen(note)).toEqual([]);
  });
});
