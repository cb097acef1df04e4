import type { ClientRequest } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Header } from './exchange.ts';
import { describeConnectionError } from './why-unreachable.ts';

/**
 * Begins a call to the server behind. A connection of its own for each: a kept one may end at the moment it is used again,
 * which would look like a failure of the server.
 */
export const requestUpstream = (
  upstream: URL,
  { method, target, headers }: { method: string; target: string; headers: readonly Header[] },
): ClientRequest => {
  const send = upstream.protocol === 'https:' ? requestHttps : requestHttp;
  return send({
    hostname: upstream.hostname.replaceAll(/^\[|\]$/g, ''),
    port: upstream.port,
    path: upstream.pathname.replace(/\/$/, '') + target,
    method,
    // As a flat list they keep their order and their case.
    headers: headers.flat(),
    agent: false,
  });
};

/** One sentence about a server that gave no answer. */
export const unreachable = ({ origin }: URL, error: unknown): string =>
  `Can't reach ${origin}: ${describeConnectionError(error)}.`;
