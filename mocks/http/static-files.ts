import { readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cacheControl } from '#config/security-headers.ts';

/** The requested range, both ends included; null: all; 'unsatisfiable': outside the body. */
type ByteRange = { readonly from: number; readonly to: number } | null | 'unsatisfiable';

/** Reads a `Range` header. Anything but a single byte range gets the whole body. */
export function readRange(header: string | undefined, size: number): ByteRange {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '')
    return last === '0' || size === 0 ? 'unsatisfiable' : { from: Math.max(0, size - Number(last)), to: size - 1 };
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < from) return null;
  return from >= size ? 'unsatisfiable' : { from, to };
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=UTF-8',
  '.js': 'text/javascript; charset=UTF-8',
  '.mjs': 'text/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webm': 'audio/webm',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.m4a': 'audio/mp4',
};

function getMediaType(path: string): string {
  return types[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

function isCompressible(mediaType: string): boolean {
  return /^(?:text\/|application\/(?:json|manifest\+json|wasm)|image\/svg)/.test(mediaType);
}

/** Sends bytes or the requested range; for HEAD only headers. The caller sets other headers. */
export function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  bytes: Uint8Array,
  mediaType: string,
): void {
  const range = readRange(request.headers.range, bytes.byteLength);
  response.setHeader('Accept-Ranges', 'bytes');
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${bytes.byteLength}`);
    response.writeHead(416).end();
    return;
  }
  const part = range ? bytes.subarray(range.from, range.to + 1) : bytes;
  if (range) response.setHeader('Content-Range', `bytes ${range.from}-${range.to}/${bytes.byteLength}`);
  response.setHeader('Content-Type', mediaType);
  response.setHeader('Content-Length', part.byteLength);
  response.writeHead(range ? 206 : 200);
  response.end(request.method === 'HEAD' ? undefined : part);
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=UTF-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.writeHead(status).end(text);
}

/** Rejects anything but GET and HEAD. Returns whether it did. */
export function refusesMethod(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  response.setHeader('Allow', 'GET, HEAD');
  sendText(response, 405, 'Method not allowed.');
  return true;
}

type SentFile = {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly encoding: 'br' | 'gzip' | null;
};

/** Caches one folder's files, also compressed, until they change. */
type FileCache = {
  readonly read: (path: string, acceptEncoding: string) => Promise<SentFile | null>;
};

type Entry = {
  readonly changed: number;
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly packed: Map<'br' | 'gzip', Promise<Uint8Array>>;
};

const packers = {
  br: (bytes: Uint8Array): Promise<Uint8Array> =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Uint8Array): Promise<Uint8Array> => promisify(gzip)(bytes, { level: 9 }),
} as const;

/** Bytes worth compressing. */
const smallestPacked = 1024;

function encodingFor(acceptEncoding: string): 'br' | 'gzip' | null {
  if (/\bbr\b/.test(acceptEncoding)) return 'br';
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : null;
}

export function createFileCache(folder: string): FileCache {
  const entries = new Map<string, Entry>();
  const load = async (path: string): Promise<Entry | null> => {
    try {
      const root = await realpath(folder);
      const file = await realpath(join(root, path));
      if (!file.startsWith(root + sep)) return null;
      const stats = await stat(file);
      const cached = entries.get(file);
      if (cached?.changed === stats.mtimeMs) return cached;
      if (!stats.isFile()) return null;
      const entry = {
        changed: stats.mtimeMs,
        bytes: await readFile(file),
        mediaType: getMediaType(file),
        packed: new Map(),
      };
      entries.set(file, entry);
      return entry;
    } catch {
      return null;
    }
  };
  return {
    read: async (path, acceptEncoding) => {
      const entry = await load(path);
      if (!entry) return null;
      const { bytes, mediaType, packed } = entry;
      const encoding = encodingFor(acceptEncoding);
      if (encoding === null || !isCompressible(mediaType) || bytes.byteLength < smallestPacked) {
        return { bytes, mediaType, encoding: null };
      }
      const work = packed.get(encoding) ?? packers[encoding](bytes);
      packed.set(encoding, work);
      return { bytes: await work, mediaType, encoding };
    },
  };
}

type PageHeaders = (host: string | undefined) => Readonly<Record<string, string>>;

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function isPage(path: string, accept: string): boolean {
  return !path.startsWith('/assets/') && (accept.includes('text/html') || !/\.\w+$/.test(path));
}

/** Serves a built app: files, and its page for every address in it. Paths and links can't leave the folder. */
export function createStaticFiles(
  folder: string,
  headers: PageHeaders,
): (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> {
  const files = createFileCache(folder);
  const find = async (path: string, accept: string, encodings: string): Promise<SentFile | null> => {
    if (path.includes('\0')) return null;
    const file = path.endsWith('/') ? null : await files.read(path, encodings);
    return file ?? (isPage(path, accept) ? files.read('/index.html', encodings) : null);
  };
  return async (request, response, url) => {
    for (const [name, value] of Object.entries(headers(request.headers.host))) response.setHeader(name, value);
    if (refusesMethod(request, response)) return;
    const path = decode(url.pathname);
    const { accept = '', range = '' } = request.headers;
    // A range counts uncompressed bytes.
    const encodings = range === '' ? (request.headers['accept-encoding'] ?? '') : '';
    const file = path === null ? null : await find(path, accept, encodings);
    if (!file) {
      response.setHeader('Cache-Control', 'no-store');
      sendText(response, 404, 'Not found.');
      return;
    }
    const isHtml = file.mediaType.startsWith('text/html');
    response.setHeader('Cache-Control', cacheControl(isHtml ? '/index.html' : url.pathname));
    response.setHeader('Vary', 'Accept-Encoding');
    if (file.encoding) response.setHeader('Content-Encoding', file.encoding);
    sendBytes(request, response, file.bytes, file.mediaType);
  };
}
