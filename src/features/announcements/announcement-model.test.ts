import { describe, expect, it } from 'vitest';
import { markSeen, parseAnnouncement, readSeen } from './announcement-model.ts';

const announcement = { identifier: 12, announcement_type: 'feature', title: 'A voice', content: 'Press **play**.' };

function typed(type: string): string {
  return parseAnnouncement({ ...announcement, announcement_type: type }).type;
}

describe('parseAnnouncement', () => {
  it('labels an announcement with its type', () => {
    expect(typed('feature')).toBe('New in Lamplight');
    expect(typed('maintenance')).toBe('Planned maintenance');
  });

  it.each([
    ['community_event', 'Community event'],
    ['  spring-sale ', 'Spring sale'],
    ['__proto__', 'Proto'],
    ['constructor', 'Constructor'],
    ['', 'Announcement'],
    ['--', 'Announcement'],
  ])('labels an announcement of the unknown type %j', (type, label) => {
    expect(typed(type)).toBe(label);
  });

  it('cuts a long type label to 40 characters', () => {
    expect(typed('x'.repeat(5000))).toHaveLength(40);
  });

  it('falls back to "Announcement" for a blank title and drops an empty subtitle', () => {
    expect(parseAnnouncement({ ...announcement, title: ' ', subtitle: '' })).toMatchObject({
      title: 'Announcement',
      subtitle: null,
    });
    expect(parseAnnouncement({ announcement_type: 'feature', content: 'Press play.' }).title).toBe('Announcement');
    expect(parseAnnouncement({ ...announcement, subtitle: 'Press play' }).subtitle).toBe('Press play');
  });
});

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
