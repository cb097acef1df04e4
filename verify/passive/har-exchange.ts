import type { Exchange, ExchangeAnswer } from '#mocks/passthrough/exchange.ts';
import { valuesOf } from '#mocks/passthrough/headers.ts';
import type { HarEntry } from './har-file.ts';
import { bytesOf, headersOf, sentOf } from './har-request.ts';

const bodyless = new Set([204, 205, 304]);

const isWholeJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Whether the file has only a part of a body: shorter than the body was, and no whole JSON. */
const isCut = (body: Uint8Array, size: number): boolean =>
  body.length < size && !isWholeJson(new TextDecoder().decode(body));

/** An empty text is believed only where the answer says itself that it is empty: browsers drop bodies to save room. */
const answerOf = ({ response, startedDateTime, time }: HarEntry, method: string): ExchangeAnswer | null => {
  const { status = 0, content = {}, _error: error } = response ?? {};
  // Chrome and Firefox give 0 where nothing came, Playwright -1; what has an error was given up, blocked, or cut.
  if (status < 100 || (error ?? '') !== '') return null;
  const given = headersOf(response?.headers);
  const { mimeType = 'x-unknown' } = content;
  const headers = given.length === 0 && mimeType !== 'x-unknown' ? [['Content-Type', mimeType] as const] : given;
  const text = bytesOf(content.text ?? '', content.encoding);
  const body = isCut(text, content.size ?? 0) ? new Uint8Array() : text;
  const isEmpty = bodyless.has(status) || method === 'HEAD' || valuesOf(headers, 'content-length')[0] === '0';
  return {
    status,
    headers,
    body,
    isBodyKept: body.length > 0 || isEmpty,
    receivedAt: Date.parse(startedDateTime ?? '') + (time ?? 0),
  };
};

/** An entry as a call of a server whose paths begin after `prefix`. */
export const recordedCall = async (entry: HarEntry, prefix: string): Promise<Exchange> => {
  const { method, url } = entry.request;
  const { pathname, search } = new URL(url);
  const answer = answerOf(entry, method);
  return {
    method,
    target: (pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname) + search,
    ...(await sentOf(entry)),
    sentAt: Date.parse(entry.startedDateTime ?? ''),
    answer,
    failure: answer ? null : 'The file has no response to it.',
  };
};
