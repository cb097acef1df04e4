import compression from 'compression';
import express, { type RequestHandler, type Response } from 'express';
import { relative, sep } from 'node:path';
import { cacheControl } from '#config/security-headers.ts';

/** Sends bytes or the requested range. The caller sets the type and other headers. */
export function sendBytes(response: Response, bytes: Uint8Array): void {
  const size = bytes.byteLength;
  const ranges = response.req.range(size);
  response.setHeader('Accept-Ranges', 'bytes');
  if (ranges === -1) {
    response.status(416).setHeader('Content-Range', `bytes */${size}`);
    response.end();
    return;
  }
  // Anything but a single range of bytes gets the whole body.
  const [range] = typeof ranges === 'object' && ranges.type === 'bytes' && ranges.length === 1 ? ranges : [];
  if (range) response.status(206).setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  const part = range ? bytes.subarray(range.start, range.end + 1) : bytes;
  response.setHeader('Content-Length', part.byteLength);
  response.end(part);
}

/** Rejects anything but GET and HEAD. */
export const onlyReads: RequestHandler = ({ method }, response, next) => {
  if (method === 'GET' || method === 'HEAD') next();
  else response.status(405).set('Allow', 'GET, HEAD').type('text').send('Method not allowed.');
};

export const notFound: RequestHandler = (_request, response) => {
  response.status(404).set('Cache-Control', 'no-store').type('text').send('Not found.');
};

function isPage(path: string, accept = ''): boolean {
  return !path.startsWith('/assets/') && (accept.includes('text/html') || !/\.\w+$/.test(path));
}

/** Serves a built app: its files, compressed, and its page for every other address. */
export function createStaticFiles(
  folder: string,
  headers: (host: string | undefined) => Readonly<Record<string, string>>,
): RequestHandler[] {
  const setCacheControl = (response: Response, file: string): void => {
    response.setHeader('Cache-Control', cacheControl(`/${relative(folder, file).split(sep).join('/')}`));
  };
  // Without validators every response has the file, as the tests of updates and faults need.
  const options = { cacheControl: false, etag: false, lastModified: false };
  return [
    (request, response, next) => {
      response.set(headers(request.headers.host));
      next();
    },
    onlyReads,
    compression(),
    express.static(folder, { ...options, index: false, redirect: false, setHeaders: setCacheControl }),
    (request, response, next) => {
      if (!isPage(request.path, request.headers.accept)) next();
      else response.set('Cache-Control', 'no-store').sendFile('index.html', { ...options, root: folder });
    },
    notFound,
  ];
}
