import type { Middleware } from 'openapi-fetch';
import { hasDebugObserver, logDebug } from '#src/platform/debug-log.ts';

/** A request and its response, as the debug panel reads them; copied only while it's open. */
export type Exchange = { readonly operationId: string; request: Request | null; response: Response | null };

/** Copies the request and the response for the debug panel. */
export function capture(exchange: Exchange): Middleware {
  return {
    onRequest: ({ request }) => {
      if (hasDebugObserver()) exchange.request = request.clone();
    },
    onResponse: ({ response }) => {
      if (hasDebugObserver()) exchange.response = response.clone();
    },
  };
}

type Facts = { readonly method: string; readonly path: string; readonly ms: number; readonly attempt: number };

/** Logs an exchange by its status or kind of error. Only the path: a query may contain the writer's search. */
export function logExchange(exchange: Exchange, result: string, { method, path, ms, attempt }: Facts): void {
  const { operationId } = exchange;
  const [address = ''] = path.split('?', 1);
  // A text over 80 characters counts as the writer's, so use the operation for a long path.
  const shown = address.length > 60 ? operationId : address;
  logDebug('http', `${method} ${shown} ${result}`, { operationId, ms, attempt }, exchange);
}
