/**
 * How a call can fail, seen from outside:
 * `network` no answer at all · `timeout` none in time · `cancelled` we gave it up · `http` an answer with an error status ·
 * `parse` an answer that could not be read · `blocked` never sent, because the address was refused.
 */
export type FailureKind = 'network' | 'timeout' | 'cancelled' | 'http' | 'parse' | 'blocked';

/** What the pure rules need to know of a failed call; the transport's error has this shape. */
export type Failure = {
  readonly kind: FailureKind;
  /** HTTP status, null when there was no answer. */
  readonly status: number | null;
  /** The answer's Retry-After in seconds, null when it gave none or it could not be read. */
  readonly retryAfter: number | null;
};

/** True when the server may have taken the request although we have no answer: ask before repeating it. */
export function isResponseLost(failure: Pick<Failure, 'kind'>): boolean {
  return failure.kind === 'network' || failure.kind === 'timeout';
}
