import { guardActionUrl } from '#src/lib/action-url.ts';
import type { RetryPolicyName } from '#src/lib/constants.ts';
import { parseUrl } from '#src/lib/parse-url.ts';
import { ApiError } from './api-error.ts';
import { xsrfHeader } from './xsrf.ts';

/** What a call may say beside the ordinary options of fetch. */
export type TransportInit = RequestInit & {
  /** Name of the contract's operation, for errors and the debug log. */
  operationId?: string | undefined;
  /** Retry policy of section 9; a call that names none is not repeated. */
  retry?: RetryPolicyName | undefined;
  /** How long one attempt may take, in milliseconds. */
  timeoutMs?: number | undefined;
  /** Skips text before the JSON of the answer; only the login has it (specification section 7). */
  trimPrefix?: boolean | undefined;
  /** True for an address that came from the server: it must pass the guard for actions. */
  guard?: boolean | undefined;
  /**
   * Asked before each repeat; false ends the repeats with the error at hand. For calls whose lost answer must not be
   * doubled: the caller looks first whether the server has it already.
   */
  beforeRepeat?: ((error: ApiError) => Promise<boolean>) | undefined;
  /** Hears how much of the body has left, 0 to 1, from 0 again with each attempt; the call then goes by XMLHttpRequest. */
  onUploadProgress?: ((sent: number) => void) | undefined;
};

/** A call that can be sent as often as the retry policy asks. */
export type PreparedRequest = {
  operationId: string;
  url: URL;
  method: string;
  headers: Headers;
  body: BodyInit | null;
  signal: AbortSignal | null;
  onUploadProgress: ((sent: number) => void) | null;
};

/** What is known only at the moment of sending. */
export type RequestAuth = { token: string | null; xsrf: string | null; socketId: string | undefined };

/** The text of a refusal (specification section 8 has none for it). */
const notAvailable = 'This action isn’t available.';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Reads input and options into a call to the API's origin. Throws an ApiError `blocked` for every other address. */
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

/** The options for one attempt. Credentials are never on `outgoing` itself: each attempt reads them anew. */
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
    // A redirect would carry the body and the XSRF value to wherever it points.
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  };
}

/** Reads a request's body as bytes, which every attempt can send again. Firefox has no `Request.prototype.body`. */
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
