import { ApiError, type ApiErrorInit, type FieldErrors } from './api-error.ts';
import type { PreparedRequest } from './transport-request.ts';

const longestMessage = 500;

/**
 * Parses a Laravel error body: `{message}`, 422 `{message, errors}`, `{message, error: {type}}`. Anything else (HTML,
 * empty, a debug trace) gives no message, because it isn't fit to show.
 */
export function readErrorBody(text: string): Pick<ApiErrorInit, 'message' | 'fields' | 'errorType'> {
  const body = parseObject(text);
  if (body === null) return {};
  const error = asObject(body['error']);
  return {
    message: readMessage(body['message']),
    fields: readFields(body['errors']),
    errorType: typeof error?.['type'] === 'string' ? error['type'] : null,
  };
}

/** Parses `Retry-After` (seconds or a date). `now` in ms. Null if absent or unreadable. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}

function readMessage(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, longestMessage) : '';
}

function readFields(value: unknown): FieldErrors {
  const fields = Object.create(null) as Record<string, readonly string[]>;
  for (const [name, messages] of Object.entries(asObject(value) ?? {})) {
    const texts = (Array.isArray(messages) ? messages : [messages]).map(readMessage).filter((text) => text !== '');
    if (texts.length > 0) fields[name] = texts;
  }
  return fields;
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return null;
  }
}

function asObject(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

const mostTries = 50;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the JSON at a text's end, after for example a PHP warning (specification section 7, login), or null. Warnings
 * may hold brackets, so it tries each one.
 */
function trimToJson(text: string): string | null {
  if (isJson(text)) return text;
  let from = 0;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const start = text.slice(from).search(/[[{]/);
    if (start < 0) return null;
    from += start;
    if (isJson(text.slice(from))) return text.slice(from);
    from += 1;
  }
  return null;
}

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
