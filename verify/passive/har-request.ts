import { formFields } from '#verify/check/form-fields.ts';
import { getHeaderValues } from '#mocks/proxy/headers.ts';
import type { Exchange, Header } from '#mocks/proxy/exchange.ts';
import type { HarEntry, HarPostData } from './har-file.ts';

type NamedValues = NonNullable<HarEntry['request']['headers']>;

/** Drops HTTP/2 pseudo-headers, which start with a colon. */
export function toHeaders(headers: NamedValues = []): Header[] {
  return headers.filter(({ name }) => !name.startsWith(':')).map(({ name, value }) => [name, value]);
}

/** Text without base64 was decoded by the browser, so encode it as UTF-8. */
export function toBytes(text: string, encoding?: string): Uint8Array {
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
export async function toSentRequest({ request }: HarEntry): Promise<Sent> {
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
