import type { ApiErrorInit, FieldErrors } from './api-error.ts';

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
