/** What a HAR file has kept of a request. */
import { formFields } from '#verify/check/form-fields.ts';
import { valuesOf } from '#mocks/passthrough/headers.ts';
import type { Exchange, Header } from '#mocks/passthrough/exchange.ts';
import type { HarEntry, HarPostData } from './har-file.ts';

type NamedValues = NonNullable<HarEntry['request']['headers']>;

/** The headers of an entry. Names that begin with a colon are fields of HTTP/2, and no headers. */
export const headersOf = (headers: NamedValues = []): Header[] =>
  headers.filter(({ name }) => !name.startsWith(':')).map(({ name, value }) => [name, value]);

/** A body as bytes. Text that is no base64 was decoded by the browser, and is written as UTF-8 again. */
export const bytesOf = (text: string, encoding?: string): Uint8Array =>
  new Uint8Array(Buffer.from(text, encoding === 'base64' ? 'base64' : 'utf8'));

type Sent = Pick<Exchange, 'requestHeaders' | 'requestBody' | 'isRequestBodyKept'>;

const contentType = 'content-type';

const typeOf = (headers: readonly Header[]): string => valuesOf(headers, contentType)[0] ?? '';

const withType = (headers: readonly Header[], type: string): Header[] => [
  ...headers.filter(([name]) => name.toLowerCase() !== contentType),
  ['Content-Type', type],
];

const notKept = (headers: readonly Header[]): Sent => ({
  requestHeaders: headers,
  requestBody: null,
  isRequestBodyKept: false,
});

/** The bytes from the first delimiter on: Firefox writes headers of its own before it. */
const fromFirstDelimiter = (text: string, type: string): string => {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const start = text.indexOf(`--${quoted ?? plain ?? ''}`);
  return start > 0 ? text.slice(start) : text;
};

/** A form as its bytes where they can be read, otherwise as its fields; files are empty in both. */
const sentForm = async (
  headers: readonly Header[],
  { text = '', encoding, params = [] }: HarPostData,
): Promise<Sent> => {
  const type = typeOf(headers);
  const bytes = bytesOf(encoding === 'base64' ? text : fromFirstDelimiter(text, type), encoding);
  if (text !== '' && (await formFields(type, bytes))) {
    return { requestHeaders: headers, requestBody: bytes, isRequestBodyKept: true };
  }
  if (params.length === 0) return notKept(headers);
  const form = new FormData();
  for (const { name, value = '' } of params) form.append(name, value);
  const written = new Response(form);
  return {
    requestHeaders: withType(headers, written.headers.get(contentType) ?? type),
    requestBody: new Uint8Array(await written.arrayBuffer()),
    isRequestBodyKept: true,
  };
};

/** A text that is shorter than the request said itself was cut: browsers keep long ones only in part. */
const sentText = (headers: readonly Header[], { text = '', encoding, params = [] }: HarPostData, due: number): Sent => {
  const form = new URLSearchParams(params.map(({ name, value = '' }): [string, string] => [name, value]));
  const body = text === '' ? bytesOf(form.toString()) : bytesOf(text, encoding);
  if (body.length === 0 || (text !== '' && body.length < due)) return notKept(headers);
  return { requestHeaders: headers, requestBody: body, isRequestBodyKept: true };
};

/** Whether a request had no body: it says so itself, or has no length and no type. */
const wasEmpty = (headers: readonly Header[], bodySize: number): boolean => {
  const [length] = valuesOf(headers, 'content-length');
  return length === undefined ? bodySize === 0 && typeOf(headers) === '' : Number(length) === 0;
};

/** The headers and the body of a request; `isRequestBodyKept: false` where there was a body that the file does not have. */
export const sentOf = async ({ request }: HarEntry): Promise<Sent> => {
  const { bodySize = 0 } = request;
  const postData = request.postData ?? {};
  const given = headersOf(request.headers);
  const headers = typeOf(given) === '' && postData.mimeType ? withType(given, postData.mimeType) : given;
  if ((postData.text ?? '') === '' && (postData.params ?? []).length === 0) {
    return { ...notKept(headers), isRequestBodyKept: wasEmpty(headers, bodySize) };
  }
  return typeOf(headers).toLowerCase().startsWith('multipart/')
    ? sentForm(headers, postData)
    : sentText(headers, postData, Number(valuesOf(headers, 'content-length')[0] ?? bodySize));
};
