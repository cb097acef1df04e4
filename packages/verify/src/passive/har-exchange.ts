import { parseJson } from '#verify/base/values.ts';
import { formFields } from '#verify/check/check-request.ts';
import { type Exchange, type ExchangeResponse, getHeader, type Header } from '#verify/base/exchange.ts';
import type { HarEntry, HarPostData } from './har-file.ts';

/** Drops HTTP/2 pseudo-headers, which start with a colon. */
function toHeaders(headers: HarEntry['request']['headers'] = []): Header[] {
  return headers.filter(({ name }) => !name.startsWith(':')).map(({ name, value }) => [name, value]);
}

/** Text without base64 was decoded by the browser, so encode it as UTF-8. */
function toBytes(text: string, encoding?: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, encoding === 'base64' ? 'base64' : 'utf8'));
}

/** `body`: null if the file lacks it. */
type Sent = { readonly headers: readonly Header[]; readonly body: Uint8Array | null };

function withType(headers: readonly Header[], type: string): Header[] {
  return [...headers.filter(([name]) => name.toLowerCase() !== 'content-type'), ['Content-Type', type]];
}

/** Firefox writes its own headers before the first delimiter. */
function fromFirstDelimiter(text: string, type: string): string {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const start = text.indexOf(`--${quoted ?? plain ?? ''}`);
  return start > 0 ? text.slice(start) : text;
}

/** Prefers the form's bytes over its fields. Files are empty in both. */
async function sentForm(headers: readonly Header[], { text = '', encoding, params = [] }: HarPostData): Promise<Sent> {
  const type = getHeader(headers, 'content-type') ?? '';
  const body = toBytes(encoding === 'base64' ? text : fromFirstDelimiter(text, type), encoding);
  if (text !== '' && (await formFields(type, body))) return { headers, body };
  if (params.length === 0) return { headers, body: null };
  const form = new FormData();
  for (const { name, value = '' } of params) form.append(name, value);
  const written = new Response(form);
  return {
    headers: withType(headers, written.headers.get('content-type') ?? type),
    body: new Uint8Array(await written.arrayBuffer()),
  };
}

/** Browsers truncate long bodies: text shorter than declared is incomplete. */
function sentText({ text = '', encoding, params = [] }: HarPostData, declaredLength: number): Uint8Array | null {
  const form = new URLSearchParams(params.map(({ name, value = '' }): [string, string] => [name, value]));
  const body = text === '' ? toBytes(form.toString()) : toBytes(text, encoding);
  return body.length === 0 || (text !== '' && body.length < declaredLength) ? null : body;
}

async function toSentRequest({ request: { bodySize = 0, postData = {}, ...request } }: HarEntry): Promise<Sent> {
  const recorded = toHeaders(request.headers);
  const type = getHeader(recorded, 'content-type') || (postData.mimeType ?? '');
  const headers = type === '' ? recorded : withType(recorded, type);
  const length = getHeader(headers, 'content-length');
  if ((postData.text ?? '') === '' && (postData.params ?? []).length === 0) {
    const isEmpty = length === undefined ? bodySize === 0 && type === '' : Number(length) === 0;
    return { headers, body: isEmpty ? new Uint8Array() : null };
  }
  return type.toLowerCase().startsWith('multipart/')
    ? sentForm(headers, postData)
    : { headers, body: sentText(postData, Number(length ?? bodySize)) };
}

const bodyless = new Set([204, 205, 304]);

/** Whether the HAR body is incomplete: too short, and not valid JSON. */
function isCut(body: Uint8Array, size: number): boolean {
  return body.length < size && parseJson(new TextDecoder().decode(body)) === undefined;
}

/** Browsers drop bodies, so an empty body counts only if the response declares it empty. */
function toResponse({ response, startedDateTime, time }: HarEntry, method: string): ExchangeResponse | null {
  const { status = 0, content = {}, _error: error = '' } = response ?? {};
  // Chrome and Firefox use status 0 without a response, Playwright -1. Errors mean cancelled, blocked or cut.
  if (status < 100 || error !== '') return null;
  const recorded = toHeaders(response?.headers);
  const { mimeType = 'x-unknown', size = 0 } = content;
  const headers = recorded.length === 0 && mimeType !== 'x-unknown' ? withType([], mimeType) : recorded;
  const bytes = toBytes(content.text ?? '', content.encoding);
  const body = isCut(bytes, size) ? new Uint8Array() : bytes;
  const isEmpty = bodyless.has(status) || method === 'HEAD' || getHeader(headers, 'content-length') === '0';
  const receivedAt = Date.parse(startedDateTime ?? '') + (time ?? 0);
  return { status, headers, body, isBodyStored: body.length > 0 || isEmpty, receivedAt };
}

/** `target`: the path and query, without the path of the server's address. */
export async function toRecordedExchange(entry: HarEntry, target: string): Promise<Exchange> {
  const { method } = entry.request;
  const { headers, body } = await toSentRequest(entry);
  const response = toResponse(entry, method);
  return {
    method,
    target,
    requestHeaders: headers,
    requestBody: body,
    isRequestBodyStored: body !== null,
    sentAt: Date.parse(entry.startedDateTime ?? ''),
    response,
    failure: response ? null : 'The file has no response to it.',
  };
}
