import type { Exchange, ExchangeAnswer, Header } from '#mocks/passthrough/exchange.ts';
import { headerValues } from '#verify/check/exchange.ts';
import type { HarEntry } from './har-file.ts';

type Named = NonNullable<HarEntry['request']['headers']>;

const headersOf = (headers: Named = []): Header[] =>
  // Names that begin with a colon are fields of HTTP/2, and no headers.
  headers.filter(({ name }) => !name.startsWith(':')).map(({ name, value }) => [name, value]);

const bytesOf = (text: string, encoding?: string): Uint8Array =>
  new Uint8Array(Buffer.from(text, encoding === 'base64' ? 'base64' : 'utf8'));

const bodyless = new Set([204, 205, 304]);

/** An empty text is believed only where the answer says itself that it is empty: browsers drop bodies to save room. */
const answerOf = ({ response, startedDateTime, time }: HarEntry, method: string): ExchangeAnswer | null => {
  const { status = 0, content = {} } = response ?? {};
  if (status === 0) return null;
  const headers = headersOf(response?.headers);
  const body = bytesOf(content.text ?? '', content.encoding);
  const isEmpty = bodyless.has(status) || method === 'HEAD' || headerValues(headers, 'content-length')[0] === '0';
  return {
    status,
    headers,
    body,
    isBodyKept: body.length > 0 || isEmpty,
    receivedAt: Date.parse(startedDateTime ?? '') + (time ?? 0),
  };
};

const sentBody = (
  { request }: HarEntry,
  headers: readonly Header[],
): Pick<Exchange, 'requestBody' | 'isRequestBodyKept'> => {
  const { postData, bodySize = 0 } = request;
  const type = headerValues(headers, 'content-type')[0] ?? postData?.mimeType ?? '';
  const length = Number(headerValues(headers, 'content-length')[0] ?? bodySize);
  // Browsers do not write the bytes of files.
  if (type.startsWith('multipart/')) return { requestBody: null, isRequestBodyKept: false };
  const { text, params = [] } = postData ?? {};
  if (text !== undefined && text !== '') return { requestBody: bytesOf(text), isRequestBodyKept: true };
  if (params.length > 0) {
    const form = new URLSearchParams(params.map(({ name, value }): [string, string] => [name, value]));
    return { requestBody: bytesOf(form.toString()), isRequestBodyKept: true };
  }
  return { requestBody: null, isRequestBodyKept: !(length > 0) };
};

/** An entry as a call of a server whose paths begin after `prefix`. */
export const recordedCall = (entry: HarEntry, prefix: string): Exchange => {
  const { method, url } = entry.request;
  const { pathname, search } = new URL(url);
  const requestHeaders = headersOf(entry.request.headers);
  const answer = answerOf(entry, method);
  return {
    method,
    target: (pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname) + search,
    requestHeaders,
    ...sentBody(entry, requestHeaders),
    sentAt: Date.parse(entry.startedDateTime ?? ''),
    answer,
    failure: answer ? null : 'The file has no answer to it.',
  };
};
