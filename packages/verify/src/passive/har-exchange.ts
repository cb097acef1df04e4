import { formFields } from '#verify/check/check-request.ts';
import { type Exchange, type ExchangeResponse, getHeaderValues, type Header } from '#verify/proxy/exchange.ts';
import type { HarEntry, HarPostData } from './har-file.ts';

type NamedValues = NonNullable<HarEntry['request']['headers']>;

/** Drops HTTP/2 pseudo-headers, which start with a colon. */
function toHeaders(headers: NamedValues = []): Header[] {
  return headers.filter(({ name }) => !name.startsWith(':')).map(({ name, value }) => [name, value]);
}

/** Text without base64 was decoded by the browser, so encode it as UTF-8. */
function toBytes(text: string, encoding?: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, encoding === 'base64' ? 'base64' : 'utf8'));
}

type Sent = Pick<Exchange, 'requestHeaders' | 'requestBody' | 'isRequestBodyStored'>;

const contentType = 'content-type';

function getContentType(headers: readonly Header[]): string {
  return getHeaderValues(headers, contentType)[0] ?? '';
}

function withType(headers: readonly Header[], type: string): Header[] {
  return [...headers.filter(([name]) => name.toLowerCase() !== contentType), ['Content-Type', type]];
}

function toBodylessRequest(headers: readonly Header[]): Sent {
  return {
    requestHeaders: headers,
    requestBody: null,
    isRequestBodyStored: false,
  };
}

/** Firefox writes its own headers before the first delimiter. */
function fromFirstDelimiter(text: string, type: string): string {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const start = text.indexOf(`--${quoted ?? plain ?? ''}`);
  return start > 0 ? text.slice(start) : text;
}

/** Prefers the form's bytes over its fields. Files are empty in both. */
async function sentForm(headers: readonly Header[], { text = '', encoding, params = [] }: HarPostData): Promise<Sent> {
  const type = getContentType(headers);
  const bytes = toBytes(encoding === 'base64' ? text : fromFirstDelimiter(text, type), encoding);
  if (text !== '' && (await formFields(type, bytes))) {
    return { requestHeaders: headers, requestBody: bytes, isRequestBodyStored: true };
  }
  if (params.length === 0) return toBodylessRequest(headers);
  const form = new FormData();
  for (const { name, value = '' } of params) form.append(name, value);
  const written = new Response(form);
  return {
    requestHeaders: withType(headers, written.headers.get(contentType) ?? type),
    requestBody: new Uint8Array(await written.arrayBuffer()),
    isRequestBodyStored: true,
  };
}

/** Browsers truncate long bodies: text shorter than declared is incomplete. */
function sentText(
  headers: readonly Header[],
  { text = '', encoding, params = [] }: HarPostData,
  declaredLength: number,
): Sent {
  const form = new URLSearchParams(params.map(({ name, value = '' }): [string, string] => [name, value]));
  const body = text === '' ? toBytes(form.toString()) : toBytes(text, encoding);
  if (body.length === 0 || (text !== '' && body.length < declaredLength)) return toBodylessRequest(headers);
  return { requestHeaders: headers, requestBody: body, isRequestBodyStored: true };
}

function wasEmpty(headers: readonly Header[], bodySize: number): boolean {
  const [length] = getHeaderValues(headers, 'content-length');
  return length === undefined ? bodySize === 0 && getContentType(headers) === '' : Number(length) === 0;
}

/** `isRequestBodyStored: false` means the HAR file lacks the body. */
async function toSentRequest({ request }: HarEntry): Promise<Sent> {
  const { bodySize = 0 } = request;
  const postData = request.postData ?? {};
  const recordedHeaders = toHeaders(request.headers);
  const headers =
    getContentType(recordedHeaders) === '' && postData.mimeType
      ? withType(recordedHeaders, postData.mimeType)
      : recordedHeaders;
  if ((postData.text ?? '') === '' && (postData.params ?? []).length === 0) {
    return { ...toBodylessRequest(headers), isRequestBodyStored: wasEmpty(headers, bodySize) };
  }
  return getContentType(headers).toLowerCase().startsWith('multipart/')
    ? sentForm(headers, postData)
    : sentText(headers, postData, Number(getHeaderValues(headers, 'content-length')[0] ?? bodySize));
}

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
