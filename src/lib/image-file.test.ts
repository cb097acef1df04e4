import { describe, expect, it } from 'vitest';
import { maxImageBytes, getImageFileProblem } from './image-file.ts';

describe('a file chosen as a picture', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])('may be %s', (type) => {
    expect(getImageFileProblem({ type, size: maxImageBytes })).toBeNull();
  });

  it.each(['image/svg+xml', 'image/heic', 'application/pdf', 'IMAGE', ''])('may not be "%s"', (type) => {
    expect(getImageFileProblem({ type, size: 10 })).toBe(
      'We can’t use this file type. Choose a PNG, JPEG, WebP or GIF image.',
    );
  });

  it('has something in it, and at most 10 MB', () => {
    expect(getImageFileProblem({ type: 'image/png', size: 0 })).toBe('This file is empty.');
    expect(getImageFileProblem({ type: 'image/png', size: maxImageBytes + 1 })).toMatch(/^This image is over 10 MB/);
  });
});
