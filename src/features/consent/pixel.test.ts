import { beforeEach, describe, expect, it, vi } from 'vitest';

const pixel = { id: '7', origin: 'https://pixel.example' };

/** A freshly opened page with the pictures it has asked for. */
async function open() {
  vi.resetModules();
  const asked: { src: string; referrerPolicy: string }[] = [];
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      referrerPolicy = '';
      constructor() {
        asked.push(this);
      }
    },
  );
  return { asked, ...(await import('./pixel.ts')) };
}

beforeEach(() => {
  vi.unstubAllGlobals();
});

describe('the pixel', () => {
  it('says who counts and that a page was seen, and nothing else', async () => {
    const { pixelAddress } = await open();
    expect(pixelAddress(pixel)).toBe('https://pixel.example/tr?id=7&ev=PageView&noscript=1');
  });

  it('is fetched once per opened page, without the address of the page', async () => {
    const { asked, countVisit } = await open();
    countVisit(pixel);
    countVisit(pixel);
    expect(asked).toEqual([
      { src: 'https://pixel.example/tr?id=7&ev=PageView&noscript=1', referrerPolicy: 'no-referrer' },
    ]);
  });
});
