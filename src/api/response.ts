import { asString, isFields } from '#src/lib/decode.ts';
import { ApiError, type ApiErrorInit, type FieldErrors } from '#src/platform/api-error.ts';

const longestMessage = 500;

/**
 * Reads a Laravel error body: `{message}`, 422 `{message, errors}`, `{message, error: {type}}`. Anything else (HTML,
 * empty, a debug trace) gives no message, because it isn't fit to show.
 */
export function readErrorBody(body: unknown): Pick<ApiErrorInit, 'message' | 'fields' | 'errorType'> {
  if (!isFields(body)) return {};
  const { error } = body;
  return {
    message: readMessage(body['message']),
    fields: readFields(body['errors']),
    errorType: isFields(error) ? asString(error['type']) : null,
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
  for (const [name, messages] of Object.entries(isFields(value) ? value : {})) {
    const texts = (Array.isArray(messages) ? messages : [messages]).map(readMessage).filter((text) => text !== '');
    if (texts.length > 0) fields[name] = texts;
  }
  return fields;
}

/** A successful response: parsed JSON (undefined if empty), or a file. */
export type ApiResponse = { readonly status: number; readonly body: unknown };

const mostTries = 50;

/**
 * Parses the JSON at a text's end, after for example a PHP warning (login). Warnings may hold
 * brackets, so it tries each one. Throws SyntaxError.
 */
function parseTrimmed(text: string): unknown {
  let rest = text;
  for (let tries = 0; ; tries += 1) {
    try {
      return JSON.parse(rest) as unknown;
    } catch (error) {
      const start = rest.slice(tries === 0 ? 0 : 1).search(/[[{]/);
      if (start < 0 || tries === mostTries) throw error;
      rest = rest.slice(tries === 0 ? start : start + 1);
    }
  }
}

type Result = { readonly data?: unknown; readonly error?: unknown; readonly response: Response };

type Expected = {
  readonly operationId: string;
  readonly trimPrefix?: boolean | undefined;
  readonly file?: string | undefined;
};

/**
 * Reads a result of openapi-fetch: a text, or a file. Throws ApiError for an error status, or with `parse` for invalid
 * JSON or a file of another type. `now` is in milliseconds, for Retry-After dates.
 */
export function readResponse(
  { data, error, response }: Result,
  { operationId, trimPrefix, file }: Expected,
  now: number,
): ApiResponse {
  const { status, headers } = response;
  if (!response.ok)
    throw new ApiError(operationId, 'http', {
      ...readErrorBody(error),
      status,
      retryAfter: readRetryAfter(headers.get('Retry-After'), now),
    });
  if (file !== undefined) {
    const type = headers.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
    if (type !== file) throw new ApiError(operationId, 'parse', { status });
    return { status, body: data };
  }
  if (typeof data !== 'string' || data.trim() === '') return { status, body: undefined };
  try {
    return { status, body: trimPrefix === true ? parseTrimmed(data) : (JSON.parse(data) as unknown) };
  } catch (cause) {
    throw new ApiError(operationId, 'parse', { status, cause });
  }
}
