import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { detectImage } from './uploads.ts';

function toBytes(...parts: readonly (string | readonly number[])[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)));
}

function many(length: number, byte: number): readonly number[] {
  return Array.from({ length }, () => byte);
}

const png = toBytes(
  [0x89],
  'PNG\r\n',
  [0x1a, 0x0a, 0, 0, 0, 13],
  'IHDR',
  [0, 0, 1, 0x40, 0, 0, 0, 0xf0],
  [8, 6, 0, 0, 0],
);
const gif = toBytes('GIF89a', [0x40, 1, 0xf0, 0, 0, 0, 0]);
const jpeg = toBytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], many(14, 0), [0xff, 0xff, 0xc2, 0, 17, 8, 0, 0xf0, 1, 0x40, 3]);
const lossy = toBytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a], [0x40, 1, 0xf0, 0]);
// Width and height minus 1: 319 in the low 14 bits, 239 in the next.
const lossless = toBytes('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0, 0x2f], [0x3f, 0xc1, 0x3b, 0]);
const extended = toBytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], [0x3f, 1, 0, 0xef, 0, 0]);

describe('image detection', () => {
  it.each([
    ['image/png', png],
    ['image/gif', gif],
    ['image/jpeg', jpeg],
    ['image/webp', lossy],
    ['image/webp', lossless],
    ['image/webp', extended],
  ])('detects %s and the image size from the bytes', (mediaType, bytes) => {
    expect(detectImage(bytes)).toEqual({ mediaType, width: 320, height: 240 });
  });

  it('detects an image in a slice of a larger array', () => {
    const whole = toBytes([1, 2, 3], [...png]);
    expect(detectImage(whole.subarray(3))).toEqual(detectImage(png));
  });

  it('detects a WebP image from a real encoder', () => {
    const bytes = readFileSync(new URL('../assets/pictures/portrait-ana.webp', import.meta.url));
    expect(detectImage(bytes)?.mediaType).toBe('image/webp');
    expect(detectImage(bytes)?.width).toBeGreaterThan(100);
  });

  it.each([
    ['nothing at all', toBytes()],
    ['text', toBytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PNG that ends before its size', png.subarray(0, 20)],
    ['a GIF without width', toBytes('GIF87a', [0, 0, 9, 0])],
    ['a JPEG that ends before its frame', jpeg.subarray(0, 21)],
    ['a JPEG without a frame', toBytes([0xff, 0xd8, 0xff, 0xda, 0, 2])],
    ['a JPEG that goes on with noise', toBytes([0xff, 0xd8, 0xff, 0xe0, 0, 2, 7, 7])],
    ['a WebP of an unknown form', toBytes('RIFF', [0, 0, 0, 0], 'WEBPALPH', many(20, 1))],
    ['a sound of the same container', toBytes('RIFF', [0, 0, 0, 0], 'WAVEfmt ', many(20, 1))],
  ])('rejects %s as an image', (_case, bytes) => {
    expect(detectImage(bytes)).toBeNull();
  });
});
