import { retryPolicies, transportLimits } from '#src/lib/constants.ts';
import { isRetryable, retryDelay } from '#src/lib/retry.ts';
import { ApiError, isApiError } from './api-error.ts';
import { systemClock, type Clock } from './clock.ts';
import { hasDebugObserver, logDebug } from './debug-log.ts';
import { settings } from './env.ts';
import { sessionToken } from './session-token.ts';
import { readResponse } from './transport-response.ts';
import { createTransportHooks, type TransportHooks, type TransportSignals } from './transport-hooks.ts';
import {
  attemptInit,
  prepareRequest,
  type PreparedRequest,
  type TransportInit,
  readXsrfCookie,
} from './transport-request.ts';

/**
 * The only access to the API, shaped like fetch; rejects every other origin. Resolves with a 2xx response whose JSON is
 * valid. Otherwise throws ApiError.
 */
export type Transport = (input: RequestInfo | URL, init?: TransportInit) => Promise<Response>;

export type TransportDeps = {
  apiOrigin: () => string;
  clock: Clock;
  fetch: (url: URL, init: RequestInit) => Promise<Response>;
  /** Reports upload progress, which fetch doesn't. */
  upload: (url: URL, init: RequestInit, onProgress: (sent: number) => void) => Promise<Response>;
  token: () => string | null;
  cookies: () => string;
  hooks: TransportSignals;
};

export type CapturedExchange = { readonly outgoing: PreparedRequest; readonly response: Response | null };

type Options = { timeoutMs: number; trimPrefix: boolean; attempt: number };

export function createTransport(deps: TransportDeps): Transport {
  let refreshing: Promise<void> | null = null;

  /** Shares a single csrf-cookie request between concurrent 419 errors. */
  const refreshCsrf = (): Promise<void> => {
    refreshing ??= (async () => {
      const options = { timeoutMs: transportLimits.timeoutMs, trimPrefix: false, attempt: 1 };
      const init = { operationId: 'csrfCookieRead' };
      await sendOnce(deps, await prepareRequest('/sanctum/csrf-cookie', init, deps.apiOrigin()), options);
    })().finally(() => {
      refreshing = null;
    });
    return refreshing;
  };

  /** A 419 is an outdated XSRF value, not a logout, so refresh it and retry once. */
  const sendFresh = async (outgoing: PreparedRequest, options: Options): Promise<Response> => {
    try {
      return await sendOnce(deps, outgoing, options);
    } catch (error) {
      if (!isApiError(error, 'http') || error.status !== 419) throw error;
      await refreshCsrf().catch(() => {
        throw error;
      });
      return sendOnce(deps, outgoing, options);
    }
  };

  /** Waits for the next login when the session expires, then sends the request again. */
  const sendSignedIn = async (outgoing: PreparedRequest, options: Options): Promise<Response> => {
    const token = deps.token();
    try {
      return await sendFresh(outgoing, options);
    } catch (error) {
      if (!isApiError(error, 'http') || error.status !== 401 || token === null) throw error;
      if (!(await rejectOnAbort(deps.hooks.reentry(outgoing.operationId, token), outgoing))) throw error;
      return sendFresh(outgoing, options);
    }
  };

  return async (input, init = {}) => {
    const outgoing = await prepareRequest(input, init, deps.apiOrigin()).catch((error: unknown) => {
      if (isApiError(error)) logDebug('http', `${error.operationId} refused: ${error.kind}`);
      throw error;
    });
    const policy = retryPolicies[init.retry ?? 'none'];
    const timeoutMs = init.timeoutMs ?? transportLimits.timeoutMs;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await sendSignedIn(outgoing, { timeoutMs, trimPrefix: init.trimPrefix === true, attempt });
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
}

async function sendOnce(deps: TransportDeps, outgoing: PreparedRequest, options: Options): Promise<Response> {
  const startedAt = deps.clock.now();
  const timer = new AbortController();
  const cancelTimer = deps.clock.once(options.timeoutMs, () => {
    timer.abort();
  });
  const signal = outgoing.signal === null ? timer.signal : AbortSignal.any([outgoing.signal, timer.signal]);
  const credentials = {
    token: deps.token(),
    xsrf: readXsrfCookie(deps.cookies()),
    socketId: deps.hooks.socketId(),
  };
  let copy: Response | null = null;
  try {
    signal.throwIfAborted();
    const { url, onUploadProgress } = outgoing;
    const init = attemptInit(outgoing, credentials, signal);
    const response = await (onUploadProgress === null
      ? deps.fetch(url, init)
      : deps.upload(url, init, onUploadProgress));
    if (hasDebugObserver()) copy = response.clone();
    deps.hooks.notifyResponse(outgoing.operationId, response.status);
    const result = await readResponse(outgoing, response, options.trimPrefix, deps.clock.now());
    note({ outgoing, response: copy }, options, deps.clock.now() - startedAt, String(response.status));
    return result;
  } catch (cause) {
    const error = isApiError(cause) ? cause : toFailure(outgoing, timer.signal.aborted, cause);
    // An unreadable response's status was fine, so log the error kind.
    const result = error.kind === 'http' ? String(error.status) : error.kind;
    note({ outgoing, response: copy }, options, deps.clock.now() - startedAt, result);
    throw error;
  } finally {
    cancelTimer();
  }
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
function note(seen: CapturedExchange, options: Options, ms: number, result: string): void {
  const { operationId, method, url } = seen.outgoing;
  // A text over 80 characters counts as the writer's, so use the operation for a long path.
  const path = url.pathname.length > 60 ? operationId : url.pathname;
  logDebug('http', `${method} ${path} ${result}`, { operationId, ms, attempt: options.attempt }, seen);
}

const signals = createTransportHooks();

export const transportHooks: TransportHooks = signals;

export const transport: Transport = createTransport({
  apiOrigin: () => settings().apiOrigin,
  clock: systemClock,
  fetch: (url, init) => globalThis.fetch(url, init),
  // Loaded on demand: most visits don't upload.
  upload: async (...args) => (await import('./send-upload.ts')).sendUpload(...args),
  token: () => sessionToken.read(),
  cookies: () => (typeof document === 'undefined' ? '' : document.cookie),
  hooks: signals,
});
