import type { Middleware } from 'openapi-fetch';
import { hasDebugObserver, logDebug } from '#src/platform/debug-log.ts';

/** A request and a copy of its response, for the debug panel. */
export type Exchange = {
  readonly operationId: string;
  readonly body: BodyInit | null;
  url: string;
  type: string;
  response: Response | null;
};

/** Notes the request and copies the response for the debug panel, while it's open. */
export function capture(exchange: Exchange): Middleware {
  return {
    onRequest: ({ request }) => {
      exchange.url = request.url;
      exchange.type = request.headers.get('Content-Type') ?? '';
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
