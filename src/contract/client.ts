import createClient from 'openapi-fetch';
import { settings } from '#src/platform/env.ts';
import { transport } from '#src/platform/transport.ts';
import type { paths } from './generated/schema.ts';
import { findOperation } from './operations.ts';

/**
 * Typed client for requests outside React. The transport throws ApiError, so a result always has `data`. Only the login
 * trims text before the JSON (specification section 7).
 */
export const api = createClient<paths>({
  baseUrl: settings().apiOrigin,
  fetch: (request) => {
    const operationId = findOperation(request.method, new URL(request.url).pathname) ?? 'unknown';
    return transport(request, { operationId, trimPrefix: operationId === 'authLogin' });
  },
});
