import type { ApiError } from '#src/platform/api-error.ts';
import { transport } from '#src/platform/transport.ts';
import type { TransportInit } from '#src/platform/transport-request.ts';
import { readJson } from './read-json.ts';
import { findOperation } from './operations.ts';

/** The transport's error type, whatever body the contract documents. */
export type ErrorType<Body> = ApiError & { readonly documentedBody?: Body };

export type BodyType<Body> = Body;

/**
 * Sends the generated functions' requests through the transport. Returns the parsed body (undefined for 204). Throws
 * ApiError.
 */
export async function apiFetch<T>(url: string, init: TransportInit = {}): Promise<T> {
  const operationId = findOperation(init.method ?? 'GET', new URL(url, location.origin).pathname) ?? 'unknown';
  const response = await transport(url, { ...init, operationId });
  return (await readJson(response, operationId)) as T;
}
