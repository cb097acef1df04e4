import { type ClientRequest, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Header } from '#verify/base/exchange.ts';

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'unknown host',
  EAI_AGAIN: 'the host name lookup failed',
  ECONNRESET: 'the connection was dropped',
  EPIPE: 'the connection was dropped',
  UND_ERR_SOCKET: 'the connection was dropped',
  EHOSTUNREACH: 'the host is unreachable',
  ENETUNREACH: 'the network is unreachable',
  ETIMEDOUT: 'the connection timed out',
  UND_ERR_CONNECT_TIMEOUT: 'the connection timed out',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed. Set NODE_EXTRA_CA_CERTS to trust it',
  SELF_SIGNED_CERT_IN_CHAIN: "its certificate's authority is unknown. Set NODE_EXTRA_CA_CERTS to trust it",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its certificate's authority is unknown. Set NODE_EXTRA_CA_CERTS to trust it",
  UNABLE_TO_GET_ISSUER_CERT: "its certificate's authority is unknown. Set NODE_EXTRA_CA_CERTS to trust it",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "its certificate's authority is unknown. Set NODE_EXTRA_CA_CERTS to trust it",
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: "its certificate isn't valid yet. Check this machine's clock",
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  ERR_SSL_WRONG_VERSION_NUMBER: "it doesn't use TLS. Try http",
  ERR_SSL_PACKET_LENGTH_TOO_LONG: "it doesn't use TLS. Try http",
  EPROTO: "it doesn't use TLS. Try http",
};

export function getErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return getErrorCode(error.cause);
}

/** Returns an error's reason. Fetch hides it in the cause of "fetch failed". */
export function getErrorReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : getErrorReason(error.cause);
}

export function isNoHttp(error: unknown): boolean {
  return getErrorCode(error).startsWith('HPE_') || getErrorReason(error).includes('HTTP/1.1 protocol');
}

export function describeConnectionError(error: unknown): string {
  const code = getErrorCode(error);
  const reason = reasons[code];
  if (reason !== undefined) return reason;
  if (isNoHttp(error)) return "it doesn't speak HTTP";
  return [getErrorReason(error), code === '' ? '' : `(${code})`].filter((part) => part !== '').join(' ');
}

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
