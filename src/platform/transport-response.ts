import { ApiError } from './api-error.ts';
import { readErrorBody, readRetryAfter } from './error-body.ts';
import { isJson, trimToJson } from './json-text.ts';
import type { PreparedRequest } from './transport-request.ts';

/** Statuses without a body. */
const bodiless = new Set([101, 204, 205, 304]);

/**
 * Returns a response that's safe to read. Throws ApiError for an error status, or with `parse` for invalid JSON. `now`
 * is in milliseconds, for Retry-After dates.
 */
export async function readResponse(
  outgoing: PreparedRequest,
  response: Response,
  trimPrefix: boolean,
  now: number,
): Promise<Response> {
  if (!response.ok) throw await toHttpError(outgoing, response, now);
  // With a comma, a file may arrive too.
  const expectsJson = /^application\/json[^,]*$/.test(outgoing.headers.get('Accept') ?? '');
  if (!expectsJson || bodiless.has(response.status)) return response;
  const text = await response.text();
  const json = toJson(text, trimPrefix);
  if (json === null) throw new ApiError(outgoing.operationId, 'parse', { status: response.status });
  const headers = new Headers(response.headers);
  // They describe the compressed bytes, which are now unpacked.
  headers.delete('Content-Length');
  headers.delete('Content-Encoding');
  return new Response(json, { status: response.status, statusText: response.statusText, headers });
}

function toJson(text: string, trimPrefix: boolean): string | null {
  if (text.trim() === '') return '';
  if (trimPrefix) return trimToJson(text);
  return isJson(text) ? text : null;
}

async function toHttpError(outgoing: PreparedRequest, response: Response, now: number): Promise<ApiError> {
  return new ApiError(outgoing.operationId, 'http', {
    ...readErrorBody(await response.text()),
    status: response.status,
    retryAfter: readRetryAfter(response.headers.get('Retry-After'), now),
  });
}
