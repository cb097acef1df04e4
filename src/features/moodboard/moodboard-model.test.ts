import { describe, expect, it } from 'vitest';
import { parseBoardImages, getImageName } from './moodboard-model.ts';

const bare = { size: null, thumbnail: null, caption: null, alt: null };

describe('parseBoardImages', () => {
  it('returns each image once, in order, with its valid fields', () => {
    const whole = {
      id: 2,
      url: '/a.webp',
      thumbnail: '/t.webp',
      width: 960,
      height: 720,
      caption: ' Sea ',
      alt: 'The sea',
    };
    expect(parseBoardImages({ data: { items: [whole, { id: 1, url: '/b.webp' }, whole] } })).toEqual([
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

  it.each([
    ['no size at all', {}],
    ['half a size', { width: 100 }],
    ['a size that is none', { width: 0, height: 'tall' }],
    ['an endless one', { width: Infinity, height: 100 }],
  ])('returns null as the size for %s', (_name, size) => {
    expect(parseBoardImages({ data: { items: [{ id: 1, url: 7, ...size }] } })).toEqual([
      { ...bare, id: 1, url: null },
    ]);
  });

  it("ignores a caption or an alt text that isn't a string", () => {
    const items = [{ id: 1, url: '/a.webp', caption: ['Sea'], alt: 7 }];
    expect(parseBoardImages({ data: { items } })).toEqual([{ ...bare, id: 1, url: '/a.webp' }]);
  });

  it.each([
    undefined,
    null,
    'x',
    { data: [] },
    { data: { items: 'none' } },
    { data: { items: [null, {}, { id: '1' }] } },
  ])('returns no images for %j', (answer) => {
    expect(parseBoardImages(answer)).toEqual([]);
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
