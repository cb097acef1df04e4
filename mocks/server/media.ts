import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { UploadKind } from '#mocks/engine/database.ts';
import type { MockSessionRegistry } from '#mocks/engine/session-registry.ts';
import { createFileCache } from './file-cache.ts';
import { getHeaders } from './request-headers.ts';
import { refusesMethod, sendBytes, sendText } from './send-bytes.ts';
import { namedSessionId } from './session-of.ts';

const assets = fileURLToPath(new URL('../assets', import.meta.url));

/** Below /media: the demo's audio and images, and the session's uploads. */
export function createMedia(
  registry: MockSessionRegistry,
): (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> {
  const files = createFileCache(assets);
  const upload = (request: IncomingMessage, response: ServerResponse, kind: UploadKind, id: number): void => {
    const sessionId = namedSessionId(getHeaders(request));
    const stored = sessionId === null ? null : registry.open(sessionId).upload(kind, id);
    response.setHeader('Cache-Control', 'private, no-store');
    if (stored) sendBytes(request, response, stored.bytes, stored.mediaType);
    else sendText(response, 404, 'Not found.');
  };
  return async (request, response, url) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (refusesMethod(request, response)) return;
    const [, kind, id] = /^\/media\/(recordings|images)\/(\d{1,15})$/.exec(url.pathname) ?? [];
    if (kind === 'recordings' || kind === 'images') {
      upload(request, response, kind, Number(id));
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
}
