import createClient from 'openapi-fetch';
import { settings } from '#src/platform/env.ts';
import { transport } from '#src/platform/transport.ts';
import type { paths } from './generated/schema.ts';
import { operationOf } from './operations.ts';

/**
 * Typed calls outside React (sign-in, loaders, effects of the conversation). Errors are thrown as ApiError by the transport,
 * so an answer always holds `data`. Text before the JSON is trimmed for the login alone (specification section 7).
 */
export const api = createClient<paths>({
  baseUrl: settings().apiOrigin,
  fetch: (request) => {
    const operationId = operationOf(request.method, new URL(request.url).pathname) ?? 'unknown';
    return transport(request, { operationId, trimPrefix: operationId === 'authLogin' });
  },
});
