import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodedBody, maxStoredBytes } from '#shared/proxy/exchange.ts';

const text = '{"data":[1]}';

function read(coding: string, body: Uint8Array): string | undefined {
  return Buffer.from(decodedBody(body, [['Content-Encoding', coding]])?.body ?? []).toString();
}

describe('encoded response bodies', () => {
  it.each([
    ['gzip', gzipSync(text)],
    ['X-GZIP', gzipSync(text)],
    ['br', brotliCompressSync(text)],
    ['zstd', zstdCompressSync(text)],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['identity', Buffer.from(text)],
    ['br, gzip', gzipSync(brotliCompressSync(text))],
  ])('decodes a body in %s', (coding, body) => {
    expect(read(coding, body)).toBe(text);
  });

  it('omits a body in an unknown encoding or over the size limit', () => {
    const without = { body: new Uint8Array(), isBodyStored: false };
    expect(decodedBody(Buffer.from(text), [['Content-Encoding', 'compress']])).toEqual(without);
    expect(decodedBody(gzipSync(Buffer.alloc(maxStoredBytes + 1)), [['Content-Encoding', 'gzip']])).toEqual(without);
  });

  it("returns null for a body that doesn't match its Content-Encoding", () => {
    expect(decodedBody(Buffer.from(text), [['Content-Encoding', 'gzip']])).toBeNull();
  });
});
