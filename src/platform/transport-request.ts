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
  /** Retry policy (Section 9); without it the request isn't repeated. */
  retry?: RetryPolicyName | undefined;
  /** Limit per attempt, in milliseconds. */
  timeoutMs?: number | undefined;
  /** Skips text before the response's JSON; only the login has it (Section 7). */
  trimPrefix?: boolean | undefined;
  /** True for a URL from the server, which must pass the guard for actions. */
  guard?: boolean | undefined;
  /**
   * Runs before each retry; false stops retrying with the current error. For requests that must not run twice: check
   * whether the server already has it.
   */
  beforeRepeat?: ((error: ApiError) => Promise<boolean>) | undefined;
  /** Reports upload progress from 0 to 1, restarting with each attempt; the request then uses XMLHttpRequest. */
  onUploadProgress?: ((sent: number) => void) | undefined;
};

export type PreparedRequest = {
  operationId: string;
  url: URL;
  method: string;
  headers: Headers;
  body: BodyInit | null;
  signal: AbortSignal | null;
  onUploadProgress: ((sent: number) => void) | null;
};

type RequestAuth = { token: string | null; xsrf: string | null; socketId: string | undefined };

const notAvailable = 'This action isn’t available.';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Builds a request to the API's origin. Throws ApiError `blocked` for any other URL. */
export async function prepareRequest(
  input: RequestInfo | URL,
  init: TransportInit,
  apiOrigin: string,
): Promise<PreparedRequest> {
  const operationId = init.operationId ?? 'unnamed';
  const request = input instanceof Request ? input : null;
  const address = input instanceof Request ? input.url : input.toString();
  const url = toApiUrl(address, init.guard === true, apiOrigin);
  if (url === null) throw new ApiError(operationId, 'blocked', { message: notAvailable });
  const headers = new Headers(init.headers ?? request?.headers);
  if (!headers.has('Accept') || headers.get('Accept') === '*/*') headers.set('Accept', 'application/json');
  return {
    operationId,
    url,
    method: (init.method ?? request?.method ?? 'GET').toUpperCase(),
    headers,
    body: init.body ?? (await readBody(request)),
    signal: anySignal(init.signal, request?.signal),
    onUploadProgress: init.onUploadProgress ?? null,
  };
}

/** Returns the options for a single attempt. Each attempt reads the credentials again. */
export function attemptInit(outgoing: PreparedRequest, credentials: RequestAuth, signal: AbortSignal): RequestInit {
  const headers = new Headers(outgoing.headers);
  headers.delete('Authorization');
  if (credentials.token !== null) headers.set('Authorization', `Bearer ${credentials.token}`);
  if (!safeMethods.has(outgoing.method)) {
    if (credentials.xsrf !== null) headers.set(xsrfHeader, credentials.xsrf);
    if (credentials.socketId !== undefined) headers.set('X-Socket-ID', credentials.socketId);
  }
  return {
    method: outgoing.method,
    headers,
    body: outgoing.body,
    signal,
    credentials: 'include',
    // A redirect would send the body and XSRF value to its target.
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  };
}

/** Reads a request's body as bytes, which can be sent again. Firefox has no `Request.prototype.body`. */
async function readBody(request: Request | null): Promise<ArrayBuffer | null> {
  if (request === null || request.method === 'GET' || request.method === 'HEAD') return null;
  const bytes = await request.clone().arrayBuffer();
  return bytes.byteLength === 0 ? null : bytes;
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

function anySignal(...signals: readonly (AbortSignal | null | undefined)[]): AbortSignal | null {
  const present = signals.filter((signal) => signal !== null && signal !== undefined);
  return present.length > 1 ? AbortSignal.any(present) : (present[0] ?? null);
}
