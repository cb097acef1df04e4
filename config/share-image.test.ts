import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withShareImage } from './share-image.ts';

const page = readFileSync('index.html', 'utf8');

describe('the share image', () => {
  it('links the share image by absolute URL when the build knows its origin', () => {
    expect(withShareImage(page, 'https://lamplight.example')).toContain(
      '<meta property="og:image" content="https://lamplight.example/share.png" />',
    );
  });

  it("links the share image by path when the build doesn't know its origin", () => {
    expect(withShareImage(page, null)).toBe(page);
  });

  it('rejects a page without an og:image meta tag', () => {
    expect(() => withShareImage('<html></html>', null)).toThrow('index.html has no og:image meta tag.');
  });
});
