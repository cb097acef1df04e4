import { describe, expect, it } from 'vitest';
import { parseAnnouncement } from './announcement-view.ts';

const announcement = { identifier: 12, announcement_type: 'feature', title: 'A voice', content: 'Press **play**.' };
const typed = (type: string): string => parseAnnouncement({ ...announcement, announcement_type: type }).type;

describe('an announcement', () => {
  it('says over its title what it is about', () => {
    expect(typed('feature')).toBe('New in Lamplight');
    expect(typed('maintenance')).toBe('Planned maintenance');
  });

  // Covers SHELL-31.
  it.each([
    ['community_event', 'Community event'],
    ['  spring-sale ', 'Spring sale'],
    ['__proto__', 'Proto'],
    ['constructor', 'Constructor'],
    ['', 'Announcement'],
    ['--', 'Announcement'],
  ])('of a type that nobody knows (%j) is shown all the same', (type, words) => {
    expect(typed(type)).toBe(words);
  });

  it('has no endless type', () => {
    expect(typed('x'.repeat(5000))).toHaveLength(40);
  });

  it('has a name even where its title is empty, and no empty subtitle', () => {
    expect(parseAnnouncement({ ...announcement, title: ' ', subtitle: '' })).toMatchObject({
      title: 'Announcement',
      subtitle: null,
    });
    expect(parseAnnouncement({ ...announcement, subtitle: 'Press play' }).subtitle).toBe('Press play');
  });
});
