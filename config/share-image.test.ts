import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withShareImage } from './share-image.ts';

const page = readFileSync('index.html', 'utf8');

describe('the picture of a shared page', () => {
  it('has a whole address where the build knows its own', () => {
    expect(withShareImage(page, 'https://lamplight.example')).toContain(
      '<meta property="og:image" content="https://lamplight.example/share.png" />',
    );
  });

  it('is named by its path where it does not', () => {
    expect(withShareImage(page, null)).toBe(page);
  });

  it('is never forgotten', () => {
    expect(() => withShareImage('<html></html>', null)).toThrow('index.html has no og:image meta tag.');
  });
});
