import type { IncomingMessage } from 'node:http';
import { securityHeaders } from '#config/security-headers.ts';
import type { MockSessionRegistry } from '#mocks/engine/session-registry.ts';
import type { ScenarioRegistry } from '#mocks/scenarios/load-scenario.ts';
import { unknownScenario } from '#mocks/scenarios/load-scenario.ts';
import type { RequestHandler } from './http-server.ts';
import { getHeaders, isLoopbackHost } from './request-headers.ts';
import { sendText } from './send-bytes.ts';
import { getMockSessionId } from './session-of.ts';
import { createStaticFiles } from './static-files.ts';

/** A page opened by its address, not loaded by a page or embedded by a site. */
function isNavigation({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    (headers.accept ?? '').includes('text/html') &&
    headers['sec-fetch-site'] !== 'cross-site' &&
    (headers['sec-fetch-dest'] ?? 'document') === 'document'
  );
}

function withoutScenario(url: URL): string {
  const rest = new URL(url);
  rest.searchParams.delete('scenario');
  rest.searchParams.delete('fresh');
  return rest.pathname + rest.search;
}

type Parts = {
  readonly registry: MockSessionRegistry;
  readonly scenarios: ScenarioRegistry;
  readonly dist: string | null;
};

/**
 * Serves the app. `?scenario=NAME` restarts that scenario in the browser's session and redirects without it. With
 * `fresh=false` a session in this scenario continues.
 */
export function createPages({ registry, scenarios, dist }: Parts): RequestHandler {
  const files =
    dist === null
      ? null
      : createStaticFiles(dist, (host) =>
          securityHeaders(isLoopbackHost(host) ? { pageOrigin: `http://${host}` } : {}),
        );
  return async (request, response, url) => {
    const scenario = url.searchParams.get('scenario');
    if (scenario !== null && isNavigation(request)) {
      if (!scenarios.names.includes(scenario)) {
        sendText(response, 404, unknownScenario(scenario, scenarios));
        return;
      }
      const id = getMockSessionId(getHeaders(request), response);
      const goesOn = url.searchParams.get('fresh') === 'false' && registry.open(id).scenario.name === scenario;
      if (!goesOn) registry.restart(id, { scenario });
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
