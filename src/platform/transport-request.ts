import type { RetryPolicyName } from '#src/lib/constants.ts';
import { guardActionUrl, parseUrl } from '#src/lib/urls.ts';
import { ApiError } from './api-error.ts';

/** Laravel accepts the header only with the decoded cookie value. */
const xsrfHeader = 'X-XSRF-TOKEN';

/** Returns the percent-decoded XSRF-TOKEN cookie, or null. Read it for each request: any response may change it. */
export function readXsrfCookie(cookies: string): string | null {
  for (const part of cookies.split(';')) {
    const [name = '', ...rest] = part.split('=');
    if (name.trim() === 'XSRF-TOKEN') return decode(rest.join('=').trim());
  }
  return null;
}

function decode(value: string): string | null {
  try {
    const decoded = decodeURIComponent(value);
    return decoded === '' || !/^[\x21-\x7e]+$/.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

export type TransportInit = RequestInit & {
  /** The contract's operation, for errors and the debug log. */
  operationId?: string | undefined;
  /** Retry policy; without it the request isn't repeated. */
  retry?: RetryPolicyName | undefined;
  /** Limit per attempt, in milliseconds. */
  timeoutMs?: number | undefined;
  /** Skips text before the response's JSON; only the login has it. */
  trimPrefix?: boolean | undefined;
  /** Replaces the stored token, for a request that outlives its session. */
  token?: string | null | undefined;
  /** True for a URL from the server, which must pass the guard for actions. */
  guard?: boolean | undefined;
  /** The media type of a file to receive instead of JSON. */
  file?: string | undefined;
  /**
   * Runs before each retry; false stops retrying with the current error. For requests that must not run twice: check
   * whether the server already has it.
   */
  beforeRepeat?: ((error: ApiError) => Promise<boolean>) | undefined;
  /** Reports upload progress from 0 to 1, restarting with each attempt; the request then uses XMLHttpRequest. */
  onUploadProgress?: ((sent: number) => void) | undefined;
};

/** A request that passed the checks, before the credentials of an attempt. */
export type PreparedRequest = {
  operationId: string;
  url: URL;
  method: string;
  headers: Headers;
  body: BodyInit | null;
  /** Undefined for the stored token. */
  token: string | null | undefined;
  keepalive: boolean;
  signal: AbortSignal | null;
  onUploadProgress: ((sent: number) => void) | null;
};

type RequestAuth = { token: string | null; xsrf: string | null; socketId: string | undefined };

const notAvailable = 'This action isn’t available.';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Builds a request to the API's origin. Throws ApiError `blocked` for any other URL. */
export function prepareRequest(address: string, init: TransportInit, apiOrigin: string): PreparedRequest {
  const operationId = init.operationId ?? 'unnamed';
  const url = toApiUrl(address, init.guard === true, apiOrigin);
  if (url === null) throw new ApiError(operationId, 'blocked', { message: notAvailable });
  const headers = new Headers(init.headers);
  // Errors are JSON, also a file's.
  headers.set('Accept', init.file === undefined ? 'application/json' : `application/json, ${init.file}`);
  return {
    operationId,
    url,
    method: (init.method ?? 'GET').toUpperCase(),
    headers,
    body: init.body ?? null,
    token: init.token,
    keepalive: init.keepalive === true,
    signal: init.signal ?? null,
    onUploadProgress: init.onUploadProgress ?? null,
  };
}

/** Returns the options for a single attempt. Each attempt reads the credentials again. */
export function attemptInit(outgoing: PreparedRequest, auth: RequestAuth, signal: AbortSignal): RequestInit {
  const headers = new Headers(outgoing.headers);
  headers.delete('Authorization');
  if (auth.token !== null) headers.set('Authorization', `Bearer ${auth.token}`);
  if (!safeMethods.has(outgoing.method)) {
    if (auth.xsrf !== null) headers.set(xsrfHeader, auth.xsrf);
    if (auth.socketId !== undefined) headers.set('X-Socket-ID', auth.socketId);
  }
  return {
    method: outgoing.method,
    headers,
    body: outgoing.body,
    signal,
    keepalive: outgoing.keepalive,
    credentials: 'include',
    // A redirect would send the body and XSRF value to its target.
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  };
}

function toApiUrl(address: string, guard: boolean, apiOrigin: string): URL | null {
  if (guard) {
    const guarded = guardActionUrl(address, apiOrigin);
    return guarded.ok ? new URL(guarded.url) : null;
  }
  const url = parseUrl(address, apiOrigin);
  if (url === null || url.origin !== apiOrigin || url.username !== '' || url.password !== '') return null;
  return url;
}
