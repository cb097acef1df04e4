/** The codes that Node gives to errors of a connection, in a person's words. */
const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ECONNRESET: 'the connection was cut',
  UND_ERR_SOCKET: 'the connection was cut',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ETIMEDOUT: 'the connection timed out',
  UND_ERR_CONNECT_TIMEOUT: 'the connection timed out',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself; name its authority by NODE_EXTRA_CA_CERTS',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate’s authority is unknown; name it by NODE_EXTRA_CA_CERTS',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate’s authority is unknown; name it by NODE_EXTRA_CA_CERTS',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate’s authority is unknown; name it by NODE_EXTRA_CA_CERTS',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak TLS there; try http',
  EPROTO: 'it does not speak TLS there; try http',
  HPE_INVALID_CONSTANT: 'what it speaks there is not HTTP',
};

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
};

/** fetch says "fetch failed" and keeps the reason inside. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
};

/** Why a call was not answered, in one sentence. */
export const failureOf = (error: unknown, base: string, timeout: number): string => {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `${base} did not answer within ${timeout / 1000} s.`;
  const code = codeOf(error);
  const known = words[code];
  if (known !== undefined) return `${base} cannot be reached: ${known}.`;
  return `${base} cannot be reached: ${reasonOf(error)}${code === '' ? '' : ` (${code})`}.`;
};
