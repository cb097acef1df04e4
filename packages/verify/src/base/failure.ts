import { durationText } from './values.ts';

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
  EADDRINUSE: 'it is in use by another program',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  EEXIST: 'a file with this name exists',
  ENOTDIR: 'part of the path is a file',
  ENOSPC: 'the disk is full',
};

function getErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return getErrorCode(error.cause);
}

/** Returns an error's reason. Fetch hides it in the cause of "fetch failed". */
function getErrorReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : getErrorReason(error.cause);
}

function isNoHttp(error: unknown): boolean {
  return getErrorCode(error).startsWith('HPE_') || getErrorReason(error).includes('HTTP/1.1 protocol');
}

/** Says why a system call or a request failed. */
export function getReason(error: unknown): string {
  const code = getErrorCode(error);
  const reason = reasons[code];
  if (reason !== undefined) return reason;
  if (isNoHttp(error)) return "it doesn't speak HTTP";
  return [getErrorReason(error), code === '' ? '' : `(${code})`].filter((part) => part !== '').join(' ');
}

export function unreachable(base: string, error: unknown): string {
  return `Can't reach ${base}: ${getReason(error)}.`;
}

export class TooLarge extends Error {
  constructor(largest: number) {
    super(`sent a response of more than ${largest / 1024 / 1024} MB. The rest wasn't read.`);
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/** Says why a request to `base` failed before its response. `timeout`: its limit in milliseconds. */
export function describeFailure(error: unknown, base: string, timeout: number): string {
  return isTimeout(error) ? `${base} didn't respond within ${durationText(timeout)}.` : unreachable(base, error);
}

/** Says why a response stopped before its end. */
export function describeDisconnect(error: unknown, base: string, timeout: number): string {
  if (error instanceof TooLarge) return `${base} ${error.message}`;
  if (isTimeout(error)) return `${base} started a response but didn't finish it within ${durationText(timeout)}.`;
  if (/^(?:Z_|ERR_+(?:ERROR_FORMAT|BROTLI|ZLIB|ZSTD))|ZSTD/.test(getErrorCode(error)))
    return `${base} sent a response that doesn't match its Content-Encoding.`;
  // EOF means it ended between two chunks.
  if (isNoHttp(error) && !getErrorReason(error).includes('EOF'))
    return `${base} sent a response that isn't HTTP: ${getErrorReason(error)}.`;
  return `${base} closed the connection in the middle of its response.`;
}
