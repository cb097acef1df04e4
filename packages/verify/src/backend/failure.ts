import { durationText } from '#verify/base/values.ts';
import { describeConnectionError, getErrorCode, getErrorReason, isNoHttp } from '#verify/proxy/upstream.ts';

export class TooLarge extends Error {
  override readonly name = 'TooLarge';
  /** In bytes. */
  readonly largest: number;

  constructor(largest: number) {
    super('The response is too large.');
    this.largest = largest;
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

export function describeFailure(error: unknown, base: string, timeout: number): string {
  return isTimeout(error)
    ? `${base} didn't respond within ${durationText(timeout)}.`
    : `Can't reach ${base}: ${describeConnectionError(error)}.`;
}

function isUnpacking(error: unknown): boolean {
  return /^(?:Z_|ERR_+(?:ERROR_FORMAT|BROTLI|ZLIB|ZSTD))|ZSTD/.test(getErrorCode(error));
}

export function describeDisconnect(error: unknown, base: string, timeout: number): string {
  if (error instanceof TooLarge) {
    return `${base} sent a response of more than ${error.largest / 1024 / 1024} MB. The rest wasn't read.`;
  }
  if (isTimeout(error)) return `${base} started a response but didn't finish it within ${durationText(timeout)}.`;
  if (isUnpacking(error)) return `${base} sent a response that doesn't match its Content-Encoding.`;
  // EOF means it ended between two chunks.
  if (isNoHttp(error) && !getErrorReason(error).includes('EOF'))
    return `${base} sent a response that isn't HTTP: ${getErrorReason(error)}.`;
  return `${base} closed the connection in the middle of its response.`;
}
