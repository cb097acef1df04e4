import type { Exchange, ExchangeResponse } from '#mocks/proxy/exchange.ts';
import { getHeaderValues } from '#mocks/proxy/headers.ts';
import type { HarEntry } from './har-file.ts';
import { toBytes, toHeaders, toSentRequest } from './har-request.ts';

const bodyless = new Set([204, 205, 304]);

function isWholeJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the HAR body is incomplete: too short, and not valid JSON. */
function isCut(body: Uint8Array, size: number): boolean {
  return body.length < size && !isWholeJson(new TextDecoder().decode(body));
}

/** Browsers drop bodies, so an empty body counts only if the response declares it empty. */
function toResponse({ response, startedDateTime, time }: HarEntry, method: string): ExchangeResponse | null {
  const { status = 0, content = {}, _error: error } = response ?? {};
  // Chrome and Firefox use status 0 without a response, Playwright -1. Errors mean cancelled, blocked or cut.
  if (status < 100 || (error ?? '') !== '') return null;
  const recordedHeaders = toHeaders(response?.headers);
  const { mimeType = 'x-unknown' } = content;
  const headers =
    recordedHeaders.length === 0 && mimeType !== 'x-unknown' ? [['Content-Type', mimeType] as const] : recordedHeaders;
  const text = toBytes(content.text ?? '', content.encoding);
  const body = isCut(text, content.size ?? 0) ? new Uint8Array() : text;
  const isEmpty = bodyless.has(status) || method === 'HEAD' || getHeaderValues(headers, 'content-length')[0] === '0';
  return {
    status,
    headers,
    body,
    isBodyStored: body.length > 0 || isEmpty,
    receivedAt: Date.parse(startedDateTime ?? '') + (time ?? 0),
  };
}

export async function toRecordedExchange(entry: HarEntry, prefix: string): Promise<Exchange> {
  const { method, url } = entry.request;
  const { pathname, search } = new URL(url);
  const response = toResponse(entry, method);
  return {
    method,
    target: (pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname) + search,
    ...(await toSentRequest(entry)),
    sentAt: Date.parse(entry.startedDateTime ?? ''),
    response,
    failure: response ? null : 'The file has no response to it.',
  };
}
