import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodedBody, mostKept } from './content-coding.ts';

const text = '{"data":[1]}';
const read = (coding: string, body: Uint8Array): string | undefined =>
  Buffer.from(decodedBody(body, [['Content-Encoding', coding]])?.body ?? []).toString();

describe('a body that came packed', () => {
  it.each([
    ['gzip', gzipSync(text)],
    ['X-GZIP', gzipSync(text)],
    ['br', brotliCompressSync(text)],
    ['zstd', zstdCompressSync(text)],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['identity', Buffer.from(text)],
    ['br, gzip', gzipSync(brotliCompressSync(text))],
  ])('in %s is read', (coding, body) => {
    expect(read(coding, body)).toBe(text);
  });

  it('in a way that is not known here, or to more than is kept, is left out', () => {
    const without = { body: new Uint8Array(), isBodyKept: false };
    expect(decodedBody(Buffer.from(text), [['Content-Encoding', 'compress']])).toEqual(without);
    expect(decodedBody(gzipSync(Buffer.alloc(mostKept + 1)), [['Content-Encoding', 'gzip']])).toEqual(without);
  });

  it('in another way than it says is no body that a client could use', () => {
    expect(decodedBody(Buffer.from(text), [['Content-Encoding', 'gzip']])).toBeNull();
  });
});
