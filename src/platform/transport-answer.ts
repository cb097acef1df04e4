import { ApiError } from './api-error.ts';
import { readErrorBody, readRetryAfter } from './error-body.ts';
import { isJson, trimToJson } from './json-text.ts';
import type { PreparedRequest } from './transport-request.ts';

/** Statuses whose answers have no body. */
const bodiless = new Set([101, 204, 205, 304]);

/**
 * Turns an answer of the network into one the caller can read without fear: an error status becomes an ApiError, a body
 * that should be JSON and is not becomes an ApiError `parse`. `now` in milliseconds, for Retry-After dates.
 */
export async function readResponse(
  outgoing: PreparedRequest,
  response: Response,
  trimPrefix: boolean,
  now: number,
): Promise<Response> {
  if (!response.ok) throw await toHttpError(outgoing, response, now);
  // With a comma something else may come, a file.
  const expectsJson = /^application\/json[^,]*$/.test(outgoing.headers.get('Accept') ?? '');
  if (!expectsJson || bodiless.has(response.status)) return response;
  const text = await response.text();
  const json = toJson(text, trimPrefix);
  if (json === null) throw new ApiError(outgoing.operationId, 'parse', { status: response.status });
  const headers = new Headers(response.headers);
  // They describe the bytes on the wire, which are read and unpacked now.
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
