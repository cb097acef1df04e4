import createClient, { type Client } from 'openapi-fetch';
import { retryPolicies, type RetryPolicyName, requestLimits } from '#src/lib/constants.ts';
import { isRetryable, retryDelay } from './retry-rules.ts';
import { guardActionUrl, parseUrl } from '#src/lib/urls.ts';
import { ApiError, isApiError } from '#src/platform/api-error.ts';
import { systemClock, type Clock } from '#src/platform/clock.ts';
import { logDebug } from '#src/platform/debug-log.ts';
import { settings } from '#src/platform/env.ts';
import { reportResponse } from '#src/platform/server-responses.ts';
import { sessionToken } from '#src/platform/session-token.ts';
import type { paths } from './generated/schema.ts';
import { capture, type Exchange, logExchange } from './exchange-log.ts';
import { reportResponses, bearer, xsrf } from './middleware.ts';
import { type ApiResponse, readResponse } from './response.ts';

export type SendOptions = Pick<RequestInit, 'method' | 'headers' | 'body' | 'signal' | 'keepalive'> & {
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

/**
 * Called on a 401 with the rejected token. Returns true when the request may be repeated, because the same writer
 * logged in again. May wait for the writer.
 */
type LogInAgain = (operationId: string, token: string) => Promise<boolean>;

/** The only access to the API; rejects every other origin. Throws ApiError. */
export type Api = {
  /** For more middlewares. */
  readonly client: Pick<Client<paths>, 'use'>;
  readonly send: (address: string, options?: SendOptions) => Promise<ApiResponse>;
  readonly onUnauthorized: (logInAgain: LogInAgain) => void;
};

export type ApiDeps = {
  readonly origin: () => string;
  readonly clock: Clock;
  readonly token: () => string | null;
  readonly cookies: () => string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Reports upload progress, which fetch doesn't. */
  readonly upload: (request: Request, onProgress: (sent: number) => void) => Promise<Response>;
};

type Prepared = SendOptions & { readonly operationId: string; readonly method: string; readonly url: URL };

export function createApi({ origin, clock, token, cookies, fetch, upload }: ApiDeps): Api {
  const client = createClient<paths>({
    fetch,
    credentials: 'include',
    // A redirect would send the body and XSRF value to its target.
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  });
  client.use(bearer(token), xsrf(cookies));
  // An address is checked and complete, so it isn't one of the contract's path templates.
  const request = client.request as unknown as (
    method: string,
    path: string,
    options: object,
  ) => Promise<{ data?: unknown; error?: unknown; response: Response }>;
  let logInAgain: LogInAgain = () => Promise.resolve(false);

  /** Sends once: with a time limit, and a line in the debug log. */
  const attempt = async (prepared: Prepared, n: number): Promise<ApiResponse> => {
    const { operationId, method, url, onUploadProgress, body = null, signal: callerSignal } = prepared;
    const headers = new Headers(prepared.headers);
    // Errors are JSON, also a file's.
    headers.set('Accept', prepared.file === undefined ? 'application/json' : `application/json, ${prepared.file}`);
    const startedAt = clock.now();
    const timer = new AbortController();
    const cancelTimer = clock.once(prepared.timeoutMs ?? requestLimits.timeoutMs, () => timer.abort());
    const signal = AbortSignal.any([timer.signal, ...(callerSignal ? [callerSignal] : [])]);
    const exchange: Exchange = {
      operationId,
      url,
      type: headers.get('Content-Type') ?? '',
      body,
      response: null,
    };
    const log = (result: string): void =>
      logExchange(exchange, result, { method, ms: clock.now() - startedAt, attempt: n });
    try {
      signal.throwIfAborted();
      const result = await request(method, url.pathname + url.search, {
        baseUrl: url.origin,
        headers,
        body: body ?? undefined,
        bodySerializer: (given: BodyInit) => given,
        parseAs: prepared.file === undefined ? 'text' : 'blob',
        signal,
        keepalive: prepared.keepalive === true,
        ...(onUploadProgress && { fetch: (sent: Request) => upload(sent, onUploadProgress) }),
        middleware: [
          ...(prepared.token === undefined ? [] : [bearer(() => prepared.token ?? null)]),
          reportResponses(() => reportResponse(operationId)),
          capture(exchange),
        ],
      });
      const response = readResponse(result, prepared, clock.now());
      log(String(response.status));
      return response;
    } catch (cause) {
      const error = isApiError(cause) ? cause : toFailure(prepared, timer.signal.aborted, cause);
      // An unreadable response's status was fine, so log the error kind.
      log(error.kind === 'http' ? String(error.status) : error.kind);
      throw error;
    } finally {
      cancelTimer();
    }
  };

  let refreshing: Promise<unknown> | null = null;

  /** Shares a single csrf-cookie request between concurrent 419 errors. */
  const refreshCsrf = (): Promise<unknown> => {
    const cookieRead = prepare('/sanctum/csrf-cookie', { operationId: 'csrfCookieRead' }, origin());
    refreshing ??= attempt(cookieRead, 1).finally(() => {
      refreshing = null;
    });
    return refreshing;
  };

  /** A 419 is an outdated XSRF value, not a logout, so refresh it and repeat once. */
  const sendFresh = async (prepared: Prepared, n: number): Promise<ApiResponse> => {
    try {
      return await attempt(prepared, n);
    } catch (error) {
      if (!isApiError(error, 'http') || error.status !== 419) throw error;
      await refreshCsrf().catch(() => {
        throw error;
      });
      return attempt(prepared, n);
    }
  };

  /** Waits for the next login when the session expires, then sends the request again. */
  const sendLoggedIn = async (prepared: Prepared, n: number): Promise<ApiResponse> => {
    const sent = prepared.token === undefined ? token() : prepared.token;
    try {
      return await sendFresh(prepared, n);
    } catch (error) {
      if (!isApiError(error, 'http') || error.status !== 401 || sent === null) throw error;
      if (!(await rejectOnAbort(logInAgain(prepared.operationId, sent), prepared))) throw error;
      return sendFresh(prepared, n);
    }
  };

  const send = async (address: string, options: SendOptions = {}): Promise<ApiResponse> => {
    const prepared = prepare(address, options, origin());
    const policy = retryPolicies[options.retry ?? 'none'];
    for (let n = 1; ; n += 1) {
      try {
        return await sendLoggedIn(prepared, n);
      } catch (error) {
        if (!isApiError(error) || !isRetryable(error)) throw error;
        const wait = retryDelay(policy, n, error.retryAfter);
        if (wait === null) throw error;
        await clock.after(wait, options.signal ?? undefined).catch(() => {
          throw new ApiError(prepared.operationId, 'cancelled');
        });
        if (options.beforeRepeat !== undefined && !(await options.beforeRepeat(error))) throw error;
      }
    }
  };

  return {
    client,
    send,
    onUnauthorized: (handler) => {
      logInAgain = handler;
    },
  };
}

/** Checks the address: nothing leaves for another origin. Throws ApiError `blocked`. */
function prepare(address: string, options: SendOptions, origin: string): Prepared {
  const operationId = options.operationId ?? 'unnamed';
  const url = toApiUrl(address, options.guard === true, origin);
  if (url === null) {
    logDebug('http', `${operationId} refused: blocked`);
    throw new ApiError(operationId, 'blocked', { message: 'This action isn’t available.' });
  }
  const method = (options.method ?? 'GET').toUpperCase();
  return { ...options, operationId, method, url };
}

function toApiUrl(address: string, guard: boolean, origin: string): URL | null {
  if (guard) {
    const guarded = guardActionUrl(address, origin);
    return guarded.ok ? new URL(guarded.url) : null;
  }
  const url = parseUrl(address, origin);
  if (url === null || url.origin !== origin || url.username !== '' || url.password !== '') return null;
  return url;
}

async function rejectOnAbort<T>(work: Promise<T>, { operationId, signal }: Prepared): Promise<T> {
  if (!signal) return work;
  return new Promise<T>((resolve, reject) => {
    const onAbort = (): void => reject(new ApiError(operationId, 'cancelled'));
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

function toFailure({ operationId, signal }: Prepared, timedOut: boolean, cause: unknown): ApiError {
  if (signal?.aborted === true) return new ApiError(operationId, 'cancelled', { cause });
  return new ApiError(operationId, timedOut ? 'timeout' : 'network', { cause });
}

export const api: Api = createApi({
  origin: () => settings().apiOrigin,
  clock: systemClock,
  token: () => sessionToken.read(),
  cookies: () => (typeof document === 'undefined' ? '' : document.cookie),
  fetch: (request) => globalThis.fetch(request),
  // Loaded on demand: most visits don't upload.
  upload: async (...args) => (await import('./send-upload.ts')).sendUpload(...args),
});
