import { retryPolicies, transportLimits } from '#src/lib/constants.ts';
import { isRetryable, retryDelay } from '#src/lib/retry.ts';
import { ApiError, isApiError } from './api-error.ts';
import { systemClock, type Clock } from './clock.ts';
import { hasDebugObserver, logDebug } from './debug-log.ts';
import { settings } from './env.ts';
import { sessionToken } from './session-token.ts';
import { type ApiResponse, readResponse } from './transport-response.ts';
import {
  attemptInit,
  prepareRequest,
  type PreparedRequest,
  type TransportInit,
  readXsrfCookie,
} from './transport-request.ts';

/** What other modules add to every request, so that the transport doesn't depend on them. None may throw. */
export type Middleware = {
  /** Returns this tab's socket id, so that it doesn't receive events it caused. */
  readonly socketId?: () => string | undefined;
  /** Called with each response of the API, of any status but a gateway's. */
  readonly onResponse?: (operationId: string) => void;
  /**
   * Called on a 401 with the rejected token. Returns true when the request may be repeated, because the same writer
   * logged in again. May wait for the writer.
   */
  readonly onUnauthorized?: (operationId: string, token: string) => Promise<boolean>;
};

/** The only access to the API; rejects every other origin. Its functions throw ApiError. */
export type Transport = {
  readonly send: (address: string, init?: TransportInit) => Promise<ApiResponse>;
  /** Receives a file of this media type by a URL from the server, which must pass the guard. */
  readonly file: (address: string, type: string, operationId: string) => Promise<Blob>;
  /** Returns a function that removes the middleware. */
  readonly use: (middleware: Middleware) => () => void;
};

export type TransportDeps = {
  apiOrigin: () => string;
  clock: Clock;
  fetch: (url: URL, init: RequestInit) => Promise<Response>;
  /** Reports upload progress, which fetch doesn't. */
  upload: (url: URL, init: RequestInit, onProgress: (sent: number) => void) => Promise<Response>;
  token: () => string | null;
  cookies: () => string;
};

export type CapturedExchange = { readonly outgoing: PreparedRequest; readonly response: Response | null };

/** Statuses from a proxy when the API is down. */
const gatewayStatuses = new Set([502, 503, 504]);

export function createTransport(deps: TransportDeps): Transport {
  const middlewares = new Set<Middleware>();
  let refreshing: Promise<unknown> | null = null;

  const sendOnce = (outgoing: PreparedRequest, init: TransportInit, attempt: number): Promise<ApiResponse> =>
    sendAttempt(deps, middlewares, { outgoing, init, attempt });

  /** Shares a single csrf-cookie request between concurrent 419 errors. */
  const refreshCsrf = (): Promise<unknown> => {
    const init = { operationId: 'csrfCookieRead' };
    refreshing ??= sendOnce(prepareRequest('/sanctum/csrf-cookie', init, deps.apiOrigin()), init, 1).finally(() => {
      refreshing = null;
    });
    return refreshing;
  };

  /** A 419 is an outdated XSRF value, not a logout, so refresh it and retry once. */
  const sendFresh = async (...request: Parameters<typeof sendOnce>): Promise<ApiResponse> => {
    try {
      return await sendOnce(...request);
    } catch (error) {
      if (!isApiError(error, 'http') || error.status !== 419) throw error;
      await refreshCsrf().catch(() => {
        throw error;
      });
      return sendOnce(...request);
    }
  };

  const canRepeat = async (outgoing: PreparedRequest, token: string): Promise<boolean> => {
    for (const { onUnauthorized } of middlewares) if (await onUnauthorized?.(outgoing.operationId, token)) return true;
    return false;
  };

  /** Waits for the next login when the session expires, then sends the request again. */
  const sendSignedIn = async (...request: Parameters<typeof sendOnce>): Promise<ApiResponse> => {
    const token = getToken(deps, request[0]);
    try {
      return await sendFresh(...request);
    } catch (error) {
      if (!isApiError(error, 'http') || error.status !== 401 || token === null) throw error;
      const [outgoing] = request;
      if (!(await rejectOnAbort(canRepeat(outgoing, token), outgoing))) throw error;
      return sendFresh(...request);
    }
  };

  const prepare = (address: string, init: TransportInit): PreparedRequest => {
    try {
      return prepareRequest(address, init, deps.apiOrigin());
    } catch (error) {
      if (isApiError(error)) logDebug('http', `${error.operationId} refused: ${error.kind}`);
      throw error;
    }
  };

  const send = async (address: string, init: TransportInit = {}): Promise<ApiResponse> => {
    const outgoing = prepare(address, init);
    const policy = retryPolicies[init.retry ?? 'none'];
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await sendSignedIn(outgoing, init, attempt);
      } catch (error) {
        if (!isApiError(error) || !isRetryable(error)) throw error;
        const wait = retryDelay(policy, attempt, error.retryAfter);
        if (wait === null) throw error;
        await deps.clock.after(wait, outgoing.signal ?? undefined).catch(() => {
          throw new ApiError(outgoing.operationId, 'cancelled');
        });
        if (init.beforeRepeat !== undefined && !(await init.beforeRepeat(error))) throw error;
      }
    }
  };

  return {
    send,
    file: async (address, type, operationId) =>
      (await send(address, { operationId, file: type, guard: true })).body as Blob,
    use: (middleware) => {
      middlewares.add(middleware);
      return () => middlewares.delete(middleware);
    },
  };
}

function socketIdOf(middlewares: Iterable<Middleware>): string | undefined {
  for (const { socketId } of middlewares) {
    const id = socketId?.();
    // Laravel returns 500 for a malformed id.
    if (id !== undefined && /^\d+\.\d+$/.test(id)) return id;
  }
  return undefined;
}

type Attempt = { readonly outgoing: PreparedRequest; readonly init: TransportInit; readonly attempt: number };

async function sendAttempt(
  deps: TransportDeps,
  middlewares: ReadonlySet<Middleware>,
  { outgoing, init, attempt }: Attempt,
): Promise<ApiResponse> {
  const startedAt = deps.clock.now();
  const timer = new AbortController();
  const cancelTimer = deps.clock.once(init.timeoutMs ?? transportLimits.timeoutMs, () => {
    timer.abort();
  });
  const signal = outgoing.signal === null ? timer.signal : AbortSignal.any([outgoing.signal, timer.signal]);
  const auth = {
    token: getToken(deps, outgoing),
    xsrf: readXsrfCookie(deps.cookies()),
    socketId: socketIdOf(middlewares),
  };
  let copy: Response | null = null;
  const log = (result: string): void =>
    logExchange({ outgoing, response: copy }, attempt, deps.clock.now() - startedAt, result);
  try {
    signal.throwIfAborted();
    const { url, onUploadProgress } = outgoing;
    const request = attemptInit(outgoing, auth, signal);
    const response = await (onUploadProgress === null
      ? deps.fetch(url, request)
      : deps.upload(url, request, onUploadProgress));
    if (hasDebugObserver()) copy = response.clone();
    if (!gatewayStatuses.has(response.status))
      for (const { onResponse } of [...middlewares]) onResponse?.(outgoing.operationId);
    const result = await readResponse(outgoing, response, init, deps.clock.now());
    log(String(response.status));
    return result;
  } catch (cause) {
    const error = isApiError(cause) ? cause : toFailure(outgoing, timer.signal.aborted, cause);
    // An unreadable response's status was fine, so log the error kind.
    log(error.kind === 'http' ? String(error.status) : error.kind);
    throw error;
  } finally {
    cancelTimer();
  }
}

function getToken(deps: TransportDeps, { token }: PreparedRequest): string | null {
  return token === undefined ? deps.token() : token;
}

async function rejectOnAbort<T>(work: Promise<T>, { operationId, signal }: PreparedRequest): Promise<T> {
  if (signal === null) return work;
  return new Promise<T>((resolve, reject) => {
    const onAbort = (): void => reject(new ApiError(operationId, 'cancelled'));
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

function toFailure(outgoing: PreparedRequest, timedOut: boolean, cause: unknown): ApiError {
  if (outgoing.signal?.aborted === true) return new ApiError(outgoing.operationId, 'cancelled', { cause });
  return new ApiError(outgoing.operationId, timedOut ? 'timeout' : 'network', { cause });
}

/** Logs only the path: a query may contain the writer's search. */
function logExchange(seen: CapturedExchange, attempt: number, ms: number, result: string): void {
  const { operationId, method, url } = seen.outgoing;
  // A text over 80 characters counts as the writer's, so use the operation for a long path.
  const path = url.pathname.length > 60 ? operationId : url.pathname;
  logDebug('http', `${method} ${path} ${result}`, { operationId, ms, attempt }, seen);
}

export const transport: Transport = createTransport({
  apiOrigin: () => settings().apiOrigin,
  clock: systemClock,
  fetch: (url, init) => globalThis.fetch(url, init),
  // Loaded on demand: most visits don't upload.
  upload: async (...args) => (await import('./send-upload.ts')).sendUpload(...args),
  token: () => sessionToken.read(),
  cookies: () => (typeof document === 'undefined' ? '' : document.cookie),
});
