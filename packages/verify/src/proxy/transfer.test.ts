import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodedBody, maxStoredBytes, toUpstream } from './transfer.ts';

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

describe('headers for another server', () => {
  it("names the other server's host, and its origin for a page of the proxy, but leaves other pages", () => {
    const upstream = new URL('https://api.example.com');
    const host: [string, string] = ['Host', '127.0.0.1:8001'];
    const own: [string, string][] = [host, ['Origin', 'http://127.0.0.1:8001'], ['Referer', 'http://127.0.0.1:8001/a']];
    expect(toUpstream(own, upstream)).toEqual([
      ['Host', 'api.example.com'],
      ['Origin', 'https://api.example.com'],
      ['Referer', 'https://api.example.com/a'],
    ]);
    const other: [string, string][] = [
      host,
      ['Origin', 'http://127.0.0.1:5173'],
      ['X-Origin', 'http://127.0.0.1:8001'],
    ];
    expect(toUpstream(other, upstream).slice(1)).toEqual(other.slice(1));
  });
});
