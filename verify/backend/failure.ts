import { durationText } from '#verify/duration-text.ts';
import {
  getErrorCode,
  isNoHttp,
  getErrorReason,
  describeConnectionError,
} from '#mocks/proxy/describe-connection-error.ts';

export class TooLarge extends Error {
  override readonly name = 'TooLarge';
  /** In bytes. */
  readonly largest: number;

  constructor(largest: number) {
    super('The response is too large.');
    this.largest = largest;
  }
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

export const describeFailure = (error: unknown, base: string, timeout: number): string =>
  isTimeout(error)
    ? `${base} didn't respond within ${durationText(timeout)}.`
    : `Can't reach ${base}: ${describeConnectionError(error)}.`;

const isUnpacking = (error: unknown): boolean =>
  /^(?:Z_|ERR_+(?:ERROR_FORMAT|BROTLI|ZLIB|ZSTD))|ZSTD/.test(getErrorCode(error));

export const describeDisconnect = (error: unknown, base: string, timeout: number): string => {
  if (error instanceof TooLarge) {
    return `${base} sent a response of more than ${error.largest / 1024 / 1024} MB. The rest wasn't read.`;
  }
  if (isTimeout(error)) return `${base} started a response but didn't finish it within ${durationText(timeout)}.`;
  if (isUnpacking(error)) return `${base} sent a response that doesn't match its Content-Encoding.`;
  // EOF means it ended between two chunks.
  if (isNoHttp(error) && !getErrorReason(error).includes('EOF'))
    return `${base} sent a response that isn't HTTP: ${getErrorReason(error)}.`;
  return `${base} closed the connection in the middle of its response.`;
};
