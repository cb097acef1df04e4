/** The codes that Node gives to errors of a connection, in a person's words. */
const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ECONNRESET: 'the connection was cut',
  EPIPE: 'the connection was cut',
  UND_ERR_SOCKET: 'the connection was cut',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ETIMEDOUT: 'the connection timed out',
  UND_ERR_CONNECT_TIMEOUT: 'the connection timed out',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself; name its authority by NODE_EXTRA_CA_CERTS',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate’s authority is unknown; name it by NODE_EXTRA_CA_CERTS',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate’s authority is unknown; name it by NODE_EXTRA_CA_CERTS',
  UNABLE_TO_GET_ISSUER_CERT: 'its certificate’s authority is unknown; name it by NODE_EXTRA_CA_CERTS',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate’s authority is unknown; name it by NODE_EXTRA_CA_CERTS',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet; is this machine’s clock right?',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak TLS there; try http',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'it does not speak TLS there; try http',
  EPROTO: 'it does not speak TLS there; try http',
};

/** The code of an error, or of what caused it; empty where there is none. */
export const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
};

/** What an error says; fetch says "fetch failed" and keeps the reason inside. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
};

/** Whether what came back was no HTTP. */
export const isNoHttp = (error: unknown): boolean =>
  codeOf(error).startsWith('HPE_') || reasonOf(error).includes('HTTP/1.1 protocol');

/** Why a server cannot be reached, such as "nothing listens there"; the way out, where there is one. */
export const whyUnreachable = (error: unknown): string => {
  const code = codeOf(error);
  const known = words[code];
  if (known !== undefined) return known;
  if (isNoHttp(error)) return 'what it speaks there is not HTTP';
  return [reasonOf(error), code === '' ? '' : `(${code})`].filter((part) => part !== '').join(' ');
};
