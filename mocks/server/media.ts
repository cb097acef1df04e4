import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { SessionRegistry } from '#mocks/engine/session-registry.ts';
import { createFileCache } from './file-cache.ts';
import { headersOf } from './request-headers.ts';
import { refusesMethod, sendBytes, sendText } from './send-bytes.ts';
import { namedSessionId } from './session-of.ts';

const assets = fileURLToPath(new URL('../assets', import.meta.url));

/** Below /media: the demo's own sounds and pictures, and the recordings of the session that asks. */
export const createMedia = (
  registry: SessionRegistry,
): ((request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>) => {
  const files = createFileCache(assets);
  const recording = (request: IncomingMessage, response: ServerResponse, id: number): void => {
    const sessionId = namedSessionId(headersOf(request));
    const found = sessionId === null ? null : registry.open(sessionId).recording(id);
    response.setHeader('Cache-Control', 'private, no-store');
    if (found) sendBytes(request, response, found.bytes, found.mediaType);
    else sendText(response, 404, 'Not found.');
  };
  return async (request, response, url) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (refusesMethod(request, response)) return;
    const id = /^\/media\/recordings\/(\d{1,15})$/.exec(url.pathname)?.[1];
    if (id !== undefined) {
      recording(request, response, Number(id));
      return;
    }
    const path = /^\/media(\/(?:questions|pictures)\/[\w-]+\.(?:mp3|ogg|webm|webp|png))$/.exec(url.pathname)?.[1];
    const file = path === undefined ? null : await files.read(path, '');
    if (file) {
      response.setHeader('Cache-Control', 'public, max-age=3600');
      sendBytes(request, response, file.bytes, file.mediaType);
      return;
    }
    sendText(response, 404, 'Not found.');
  };
};
