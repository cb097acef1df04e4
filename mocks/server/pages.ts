import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { mediaHeaders, securityHeaders } from '#config/security-headers.ts';
import type { UploadKind } from '#mocks/stored/database.ts';
import type { MockSessionRegistry } from '#mocks/engine/session-registry.ts';
import { type ScenarioRegistry, unknownScenario } from '#mocks/model/scenario.ts';
import { getHeaders, getUrl } from '../http/requests.ts';
import { detectMediaType } from '../http/uploads.ts';
import { createStaticFiles, notFound, onlyReads, sendBytes } from '../http/static-files.ts';
import { getMockSessionId, namedSessionId } from './request-session.ts';

/** A page opened by its address, not loaded by a page or embedded by a site. */
function isNavigation({ method, headers }: Request): boolean {
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

type Deps = {
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
export function createPages({ registry, scenarios, dist, personal }: Deps): RequestHandler[] {
  const startScenario: RequestHandler = (request, response, next) => {
    const url = getUrl(request);
    const scenario = url.searchParams.get('scenario');
    // A page's first requests are parallel, so the session must exist.
    const id = isNavigation(request) ? getMockSessionId(getHeaders(request), response) : null;
    if (scenario === null || id === null) {
      next();
      return;
    }
    if (!scenarios.names.includes(scenario)) {
      response.status(404).type('text').send(unknownScenario(scenario, scenarios));
      return;
    }
    const goesOn = url.searchParams.get('fresh') === 'false' && registry.open(id).scenario.name === scenario;
    if (!goesOn && !personal) registry.restart(id, { scenario });
    response.setHeader('Cache-Control', 'no-store');
    response.writeHead(303, { Location: withoutScenario(url) }).end();
  };
  const files =
    dist === null ? [notFound] : createStaticFiles(dist, (host) => securityHeaders({ pageOrigin: `http://${host}` }));
  return [startScenario, ...files];
}

const assets = fileURLToPath(new URL('../assets', import.meta.url));

/** WebM files are videos by their extension. */
function setAudioType(response: ServerResponse, file: string): void {
  if (file.endsWith('.webm')) response.setHeader('Content-Type', 'audio/webm');
}

/**
 * Below /media: the demo's audio and images, and the session's uploads. Types come from the bytes, and nothing is a page
 * that could run.
 */
export function createMedia(registry: MockSessionRegistry): Router {
  const sendUpload = (request: Request, response: Response, kind: UploadKind, id: number): void => {
    const sessionId = namedSessionId(getHeaders(request));
    const stored = sessionId === null ? null : registry.open(sessionId).upload(kind, id);
    if (!stored) {
      response.status(404).set('Cache-Control', 'private, no-store').type('text').send('Not found.');
      return;
    }
    const mediaType = detectMediaType(kind, stored.bytes);
    const name = `${kind.slice(0, -1)}-${id}`;
    response.set({
      'Cache-Control': 'private, no-store',
      'Content-Type': mediaType ?? 'application/octet-stream',
      'Content-Disposition': `${mediaType === null ? 'attachment' : 'inline'}; filename="${name}"`,
    });
    sendBytes(response, stored.bytes);
  };
  const router = express.Router();
  router.use((_request, response, next) => {
    response.set(mediaHeaders);
    next();
  }, onlyReads);
  router.get(/^\/(?<kind>recordings|images)\/(?<id>\d{1,15})$/, (request, response) =>
    sendUpload(request, response, request.params['kind'] as UploadKind, Number(request.params['id'])),
  );
  router.get(
    /^\/(?:questions|pictures)\/[\w-]+\.(?:mp3|ogg|webm|webp|png)$/,
    express.static(assets, { maxAge: '1h', etag: false, lastModified: false, setHeaders: setAudioType }),
  );
  return router.use(notFound);
}
