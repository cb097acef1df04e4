import type { Middleware } from 'openapi-fetch';
import { hasDebugObserver, logDebug } from '#src/platform/debug-log.ts';

/** A request and a copy of its response, for the debug panel. */
export type Exchange = {
  readonly operationId: string;
  readonly url: URL;
  /** Of the body; empty without one, and for a form. */
  readonly type: string;
  readonly body: BodyInit | null;
  response: Response | null;
};

/** Copies the response for the debug panel, while it's open. */
export function capture(exchange: Exchange): Middleware {
  return {
    onResponse: ({ response }) => {
      if (hasDebugObserver()) exchange.response = response.clone();
    },
  };
}

type Facts = { readonly method: string; readonly ms: number; readonly attempt: number };

/** Logs an exchange by its status or kind of error. Only the path: a query may contain the writer's search. */
export function logExchange(exchange: Exchange, result: string, { method, ms, attempt }: Facts): void {
  const { operationId, url } = exchange;
  // A text over 80 characters counts as the writer's, so use the operation for a long path.
  const shown = url.pathname.length > 60 ? operationId : url.pathname;
  logDebug('http', `${method} ${shown} ${result}`, { operationId, ms, attempt }, exchange);
}
