import { codeOf, isNoHttp, reasonOf, whyUnreachable } from '#mocks/passthrough/why-unreachable.ts';

/** An answer of more bytes than are read. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
  /** In bytes. */
  readonly largest: number;

  constructor(largest: number) {
    super('The answer is too large.');
    this.largest = largest;
  }
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/** Why a call was not answered, in one sentence. */
export const failureOf = (error: unknown, base: string, timeout: number): string =>
  isTimeout(error)
    ? `${base} did not answer within ${timeout / 1000} s.`
    : `${base} cannot be reached: ${whyUnreachable(error)}.`;

/** zlib's errors, of brotli too. */
const isUnpacking = (error: unknown): boolean =>
  /^(?:Z_|ERR_+(?:ERROR_FORMAT|BROTLI|ZLIB|ZSTD))|ZSTD/.test(codeOf(error));

/** Why an answer that had begun did not become whole, in one sentence. */
export const breakOf = (error: unknown, base: string, timeout: number): string => {
  if (error instanceof TooLarge) {
    return `${base} sent more than ${error.largest / 1024 / 1024} MB as one answer, which was not read further.`;
  }
  if (isTimeout(error)) return `${base} began to answer, and was not done within ${timeout / 1000} s.`;
  if (isUnpacking(error)) return `${base} sent an answer that is not what its Content-Encoding says.`;
  // So it says where the connection ended between two chunks.
  if (isNoHttp(error) && !reasonOf(error).includes('EOF'))
    return `${base} sent an answer that is not HTTP: ${reasonOf(error)}.`;
  return `${base} broke off in the middle of its answer.`;
};
