import type { ApiError } from '#src/platform/api-error.ts';
import { transport } from '#src/platform/transport.ts';
import type { TransportInit } from '#src/platform/transport-request.ts';
import { readJson } from './read-json.ts';
import { operationOf } from './operations.ts';

/** What a generated hook's `error` is: the one error of the transport, whatever body the contract documents. */
export type ErrorType<Body> = ApiError & { readonly documentedBody?: Body };

export type BodyType<Body> = Body;

/**
 * The door of the generated functions and hooks: one call through the transport, named by its operation.
 * Answers the parsed body (undefined for 204); throws ApiError.
 */
export async function apiFetch<T>(url: string, init: TransportInit = {}): Promise<T> {
  const operationId = operationOf(init.method ?? 'GET', new URL(url, location.origin).pathname) ?? 'unknown';
  const response = await transport(url, { ...init, operationId });
  return (await readJson(response, operationId)) as T;
}
