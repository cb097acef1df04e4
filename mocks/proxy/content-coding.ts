import * as zlib from 'node:zlib';
import type { ExchangeResponse, Header } from './exchange.ts';
import { getHeaderValues } from './headers.ts';

/** Bytes stored per body. Longer bodies pass through too. */
export const maxStoredBytes = 64 * 1024 * 1024;

type Decode = (body: Uint8Array) => Uint8Array;

const limit = { maxOutputLength: maxStoredBytes };

/** Browsers accept both forms of deflate. */
const inflate: Decode = (body) => {
  try {
    return zlib.inflateSync(body, limit);
  } catch {
    return zlib.inflateRawSync(body, limit);
  }
};

const decoders: ReadonlyMap<string, Decode> = new Map<string, Decode>([
  ['identity', (body) => body],
  ['gzip', (body) => zlib.gunzipSync(body, limit)],
  ['x-gzip', (body) => zlib.gunzipSync(body, limit)],
  ['br', (body) => zlib.brotliDecompressSync(body, limit)],
  ['deflate', inflate],
  // Missing in Node 20.
  ...('zstdDecompressSync' in zlib
    ? [['zstd', (body: Uint8Array) => zlib.zstdDecompressSync(body, limit)] as const]
    : []),
]);

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}

/**
 * Decodes a body's `Content-Encoding`. Omits one with an unknown coding or too large. Returns null if it doesn't match
 * its header.
 */
export function decodedBody(
  body: Uint8Array,
  headers: readonly Header[],
): Pick<ExchangeResponse, 'body' | 'isBodyStored'> | null {
  const codings = getHeaderValues(headers, 'content-encoding').flatMap((value) => value.toLowerCase().split(/\s*,\s*/));
  if (body.length === 0) return { body };
  let decoded = body;
  for (const coding of codings.toReversed()) {
    const decode = decoders.get(coding.trim());
    if (!decode) return { body: new Uint8Array(), isBodyStored: false };
    try {
      decoded = decode(decoded);
    } catch (error) {
      return isTooLarge(error) ? { body: new Uint8Array(), isBodyStored: false } : null;
    }
  }
  return { body: decoded };
}
