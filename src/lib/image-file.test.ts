import { describe, expect, it } from 'vitest';
import { maxImageBytes, getImageFileProblem } from './image-file.ts';

describe('image files', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])('accepts the file type %s', (type) => {
    expect(getImageFileProblem({ type, size: maxImageBytes })).toBeNull();
  });

  it.each(['image/svg+xml', 'image/heic', 'application/pdf', 'IMAGE', ''])('rejects the file type "%s"', (type) => {
    expect(getImageFileProblem({ type, size: 10 })).toBe(
      'We can’t use this file type. Choose a PNG, JPEG, WebP or GIF image.',
    );
  });

  it('rejects an empty file and an image over 10 MB', () => {
    expect(getImageFileProblem({ type: 'image/png', size: 0 })).toBe('This file is empty.');
    expect(getImageFileProblem({ type: 'image/png', size: maxImageBytes + 1 })).toMatch(/^This image is over 10 MB/);
  });
});
