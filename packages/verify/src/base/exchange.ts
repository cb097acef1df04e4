import { shorten } from './values.ts';

export type Header = readonly [name: string, value: string];

/** One request and its response, bytes unchanged. */
export type Exchange = {
  readonly method: string;
  readonly target: string;
  readonly requestHeaders: readonly Header[];
  /** Null: empty or omitted. */
  readonly requestBody: Uint8Array | null;
  /** False: a body may exist that was too large or left out of a recording. */
  readonly isRequestBodyStored?: boolean;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly response: ExchangeResponse | null;
  readonly failure: string | null;
};

/** The client cancelled the request, so it's not the server's fault. */
export const clientLeft = 'The client closed the connection before the response was complete.';

export type ExchangeResponse = {
  readonly status: number;
  readonly headers: readonly Header[];
  /** Without its `Content-Encoding`. */
  readonly body: Uint8Array;
  /** False: it was left out, too large or couldn't be decoded; `body` is empty. */
  readonly isBodyStored?: boolean;
  readonly receivedAt: number;
};

export function getHeaderValues(headers: readonly Header[], name: string): readonly string[] {
  return headers.flatMap(([key, value]) => (key.toLowerCase() === name ? [value] : []));
}

export function getHeader(headers: readonly Header[], name: string): string | undefined {
  return getHeaderValues(headers, name)[0];
}

/** Without parameters, in lower case, such as `application/json`; empty if missing. */
export function getMediaType(headers: readonly Header[]): string {
  return (getHeader(headers, 'content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

export function getPath(target: string): string {
  return target.split('?')[0] ?? target;
}

/**
 * Returns the path and query of an address that the server gave, without `baseUrl`'s own path. Null for another origin.
 * Throws a TypeError when it's no address.
 */
export function getServerPath(address: string, baseUrl: string): string | null {
  const [url, base] = [new URL(address, baseUrl), new URL(baseUrl)];
  if (url.origin !== base.origin) return null;
  const prefix = base.pathname.replace(/\/$/, '');
  const path = url.pathname.startsWith(`${prefix}/`) ? url.pathname.slice(prefix.length) : url.pathname;
  return path + url.search;
}

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Includes types such as `application/problem+json`. */
export function isJson(mediaType: string): boolean {
  return mediaType === 'application/json' || mediaType.endsWith('+json');
}

/** Whether Laravel returns JSON errors: `Accept` starts with JSON, or a script accepts anything. */
export function asksForJson(headers: readonly Header[]): boolean {
  const accept = getHeader(headers, 'accept')?.trim().toLowerCase() ?? '';
  if (/^application\/(?:[\w.-]+\+)?json/.test(accept)) return true;
  const isScript = getHeader(headers, 'x-requested-with')?.toLowerCase() === 'xmlhttprequest';
  return isScript && (accept === '' || accept.startsWith('*/*'));
}

const longest = 400;

function bodyText(body: Uint8Array, mediaType: string): string {
  const isText =
    isJson(mediaType) || mediaType.startsWith('text/') || mediaType === 'application/x-www-form-urlencoded';
  if (!isText) return `${body.length} bytes of ${mediaType || 'no type'}`;
  const text = new TextDecoder().decode(body.subarray(0, longest * 4)).replaceAll(/\s+/g, ' ');
  return shorten(text, longest);
}

/** Summarises the exchange for a report, without headers and long bodies. */
export function getExchangeExcerpt(exchange: Exchange): readonly string[] {
  const { method, target, requestHeaders, requestBody, response, failure } = exchange;
  const sent = requestBody && requestBody.length > 0 ? bodyText(requestBody, getMediaType(requestHeaders)) : '';
  const request = [`${method} ${target}`, sent].filter((part) => part !== '').join(' ');
  if (!response) return [request, failure ?? 'no response'];
  const type = getMediaType(response.headers);
  const empty = response.isBodyStored === false ? 'body not recorded' : 'no body';
  const content = response.body.length > 0 ? bodyText(response.body, type) : empty;
  return [request, `${response.status} ${type} ${content}`.replaceAll(/ {2,}/g, ' ')];
}
