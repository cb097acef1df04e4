import * as zlib from 'node:zlib';
import type { ExchangeAnswer, Header } from './exchange.ts';
import { valuesOf } from './headers.ts';

/** Bytes of one body that are kept for whoever looks at it; longer ones pass all the same. */
export const mostKept = 64 * 1024 * 1024;

type Decode = (body: Uint8Array) => Uint8Array;

const limit = { maxOutputLength: mostKept };

/** Browsers take both forms that are called deflate. */
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
  // Node 20 does not have it.
  ...('zstdDecompressSync' in zlib
    ? [['zstd', (body: Uint8Array) => zlib.zstdDecompressSync(body, limit)] as const]
    : []),
]);

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/**
 * A body without its `Content-Encoding`; not kept where that is not known here, or the body is too large. Null where it is
 * not what the header says.
 */
export const decodedBody = (
  body: Uint8Array,
  headers: readonly Header[],
): Pick<ExchangeAnswer, 'body' | 'isBodyKept'> | null => {
  const codings = valuesOf(headers, 'content-encoding').flatMap((value) => value.toLowerCase().split(/\s*,\s*/));
  if (body.length === 0) return { body };
  let found = body;
  for (const coding of codings.toReversed()) {
    const decode = decoders.get(coding.trim());
    if (!decode) return { body: new Uint8Array(), isBodyKept: false };
    try {
      found = decode(found);
    } catch (error) {
      return isTooLarge(error) ? { body: new Uint8Array(), isBodyKept: false } : null;
    }
  }
  return { body: found };
};
