import * as zlib from 'node:zlib';
import { type ExchangeResponse, getHeader, getHeaderValues, type Header } from '#verify/base/exchange.ts';

/** Connection-specific headers (RFC 9110, 7.6.1). */
const ofOneConnection = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  // Node handles it on each side.
  'expect',
];

export function toHeaderPairs(raw: readonly string[]): Header[] {
  return raw.flatMap((name, index): Header[] => (index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : []));
}

export function passedOn(headers: readonly Header[]): Header[] {
  const named = getHeaderValues(headers, 'connection').flatMap((value) => value.toLowerCase().split(/\s*,\s*/));
  const dropped = new Set([...ofOneConnection, ...named]);
  return headers.filter(([name]) => !dropped.has(name.toLowerCase()));
}

/** Sends a request to another server, as if a page of that server's own origin had sent it and not one of the proxy's. */
export function toUpstream(headers: readonly Header[], upstream: URL): Header[] {
  const host = getHeader(headers, 'host') ?? '';
  return headers.map(([name, value]) => {
    if (name.toLowerCase() === 'host') return [name, upstream.host];
    const isOwn = /^(?:origin|referer)$/i.test(name) && URL.canParse(value) && new URL(value).host === host;
    return [name, isOwn ? value.replace(new URL(value).origin, upstream.origin) : value];
  });
}

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
      const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
      return isTooLarge ? { body: new Uint8Array(), isBodyStored: false } : null;
    }
  }
  return { body: decoded };
}
