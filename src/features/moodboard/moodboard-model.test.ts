import { describe, expect, it } from 'vitest';
import type { MoodboardItem } from '#src/api/generated/types.ts';
import { emptyEntity } from '#src/api/testing/examples.ts';
import { getImageName, toBoardImages } from './moodboard-model.ts';

const bare = { size: null, thumbnail: null, caption: null, alt: null };

const item = emptyEntity('MoodboardItem', { id: 1, url: '/b.webp' });

function read(...items: MoodboardItem[]) {
  return toBoardImages({ data: { items } });
}

describe('toBoardImages', () => {
  it('returns each image once, in order, with trimmed texts', () => {
    const whole = {
      id: 2,
      url: '/a.webp',
      thumbnail: '/t.webp',
      width: 960,
      height: 720,
      caption: ' Sea ',
      alt: 'The sea',
    };
    expect(read(whole, item, whole)).toEqual([
      {
        id: 2,
        url: '/a.webp',
        thumbnail: '/t.webp',
        size: { width: 960, height: 720 },
        caption: 'Sea',
        alt: 'The sea',
      },
      { ...bare, id: 1, url: '/b.webp' },
    ]);
  });

  it('returns null as the size when a side is unknown', () => {
    expect(read({ ...item, width: 100 })).toEqual([{ ...bare, id: 1, url: '/b.webp' }]);
  });
});

describe('getImageName', () => {
  it('uses the alt text, then the caption, then the position', () => {
    const image = { ...bare, id: 1, url: null };
    expect(getImageName({ ...image, alt: 'A', caption: 'C' }, 0)).toBe('A');
    expect(getImageName({ ...image, caption: 'C' }, 0)).toBe('C');
    expect(getImageName(image, 4)).toBe('Image 5');
  });
});
