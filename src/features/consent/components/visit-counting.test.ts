import { beforeEach, describe, expect, it, vi } from 'vitest';

const pixel = { id: '7', origin: 'https://pixel.example' };

async function open() {
  vi.resetModules();
  const images: { src: string; referrerPolicy: string }[] = [];
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      referrerPolicy = '';
      constructor() {
        images.push(this);
      }
    },
  );
  return { asked: images, ...(await import('./visit-counting.tsx')) };
}

beforeEach(() => {
  vi.unstubAllGlobals();
});

describe('tracking pixel', () => {
  it("sends only the pixel's id and the page view event", async () => {
    const { pixelAddress } = await open();
    expect(pixelAddress(pixel)).toBe('https://pixel.example/tr?id=7&ev=PageView&noscript=1');
  });

  it("requests the pixel once per page load, without the page's address", async () => {
    const { asked: requested, countVisit } = await open();
    countVisit(pixel);
    countVisit(pixel);
    expect(requested).toEqual([
      { src: 'https://pixel.example/tr?id=7&ev=PageView&noscript=1', referrerPolicy: 'no-referrer' },
    ]);
  });
});
