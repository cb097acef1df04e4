import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheControl } from '#config/security-headers.ts';
import type { SentFile } from './file-cache.ts';
import { createFileCache } from './file-cache.ts';
import { refusesMethod, sendBytes, sendText } from './send-bytes.ts';

export type PageHeaders = (host: string | undefined) => Readonly<Record<string, string>>;

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
