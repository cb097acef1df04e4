import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { mediaHeaders, securityHeaders } from '#config/security-headers.ts';
import type { UploadKind } from '#mocks/stored/database.ts';
import type { MockSessionRegistry } from '#mocks/engine/session-registry.ts';
import { type ScenarioRegistry, unknownScenario } from '#mocks/model/scenario.ts';
import type { RequestHandler } from '../http/http-server.ts';
import { getHeaders } from '../http/request-headers.ts';
import { detectAudioContainer, detectImage } from '../http/uploads.ts';
import { createFileCache, createStaticFiles, refusesMethod, sendBytes, sendText } from '../http/static-files.ts';
import { getMockSessionId, namedSessionId } from './session-of.ts';

/** A page opened by its address, not loaded by a page or embedded by a site. */
function isNavigation({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    (headers.accept ?? '').includes('text/html') &&
    headers['sec-fetch-site'] !== 'cross-site' &&
    (headers['sec-fetch-dest'] ?? 'document') === 'document'
  );
}

/** Returns the same page's path. A second slash would make it another host's address. */
function withoutScenario(url: URL): string {
  const rest = new URL(url);
  rest.searchParams.delete('scenario');
  rest.searchParams.delete('fresh');
  return rest.pathname.replace(/^\/+/, '/') + rest.search;
}

type Parts = {
  readonly registry: MockSessionRegistry;
  readonly scenarios: ScenarioRegistry;
  readonly dist: string | null;
  /** A writer's own data: no address deletes it. */
  readonly personal: boolean;
};

/**
 * Serves the app. `?scenario=NAME` restarts that scenario in the browser's session and redirects without it. With
 * `fresh=false` a session in this scenario continues. A writer's own data always stays.
 */
export function createPages({ registry, scenarios, dist, personal }: Parts): RequestHandler {
  const files =
    dist === null ? null : createStaticFiles(dist, (host) => securityHeaders({ pageOrigin: `http://${host}` }));
  return async (request, response, url) => {
    const scenario = url.searchParams.get('scenario');
    if (scenario !== null && isNavigation(request)) {
      if (!scenarios.names.includes(scenario)) {
        sendText(response, 404, unknownScenario(scenario, scenarios));
        return;
      }
      const id = getMockSessionId(getHeaders(request), response);
      const goesOn = url.searchParams.get('fresh') === 'false' && registry.open(id).scenario.name === scenario;
      if (!goesOn && !personal) registry.restart(id, { scenario });
      response.setHeader('Cache-Control', 'no-store');
      response.writeHead(303, { Location: withoutScenario(url) }).end();
      return;
    }
    // A page's first requests are parallel, so the session must exist.
    if (isNavigation(request)) getMockSessionId(getHeaders(request), response);
    if (files) await files(request, response, url);
    else sendText(response, 404, 'Not found.');
  };
}

const assets = fileURLToPath(new URL('../assets', import.meta.url));

function detectMediaType(kind: UploadKind, bytes: Uint8Array): string | null {
  return kind === 'recordings' ? detectAudioContainer(bytes) : (detectImage(bytes)?.mediaType ?? null);
}

/**
 * Below /media: the demo's audio and images, and the session's uploads. Types come from the bytes, and nothing is a page
 * that could run.
 */
export function createMedia(
  registry: MockSessionRegistry,
): (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> {
  const files = createFileCache(assets);
  const upload = (request: IncomingMessage, response: ServerResponse, kind: UploadKind, id: number): void => {
    const sessionId = namedSessionId(getHeaders(request));
    const stored = sessionId === null ? null : registry.open(sessionId).upload(kind, id);
    const mediaType = stored && detectMediaType(kind, stored.bytes);
    response.setHeader('Cache-Control', 'private, no-store');
    if (!stored) {
      sendText(response, 404, 'Not found.');
      return;
    }
    const name = `${kind.slice(0, -1)}-${id}`;
    response.setHeader('Content-Disposition', `${mediaType === null ? 'attachment' : 'inline'}; filename="${name}"`);
    sendBytes(request, response, stored.bytes, mediaType ?? 'application/octet-stream');
  };
  return async (request, response, url) => {
    for (const [name, value] of Object.entries(mediaHeaders)) response.setHeader(name, value);
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
