import type { ClientRequest } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Header } from './exchange.ts';
import { describeConnectionError } from './describe-connection-error.ts';

/** Starts a request on its own connection: a reused one may close at that moment and look like a server failure. */
export function requestUpstream(
  upstream: URL,
  { method, target, headers }: { method: string; target: string; headers: readonly Header[] },
): ClientRequest {
  const send = upstream.protocol === 'https:' ? requestHttps : requestHttp;
  return send({
    hostname: upstream.hostname.replaceAll(/^\[|\]$/g, ''),
    port: upstream.port,
    path: upstream.pathname.replace(/\/$/, '') + target,
    method,
    headers: headers.flat(),
    agent: false,
  });
}

export function unreachable({ origin }: URL, error: unknown): string {
  return `Can't reach ${origin}: ${describeConnectionError(error)}.`;
}
