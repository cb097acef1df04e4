import { type RetryPolicy, requestLimits } from '#src/lib/constants.ts';
import { type Failure, isResponseLost } from '#src/lib/failure.ts';

/**
 * Returns the delay in ms before retry number `attempt` (from 1), or null if there's no such retry. A Retry-After
 * (seconds) can lengthen it, up to a minute.
 */
export function retryDelay(
  policy: RetryPolicy,
  attempt: number,
  retryAfterSeconds: number | null = null,
): number | null {
  if (attempt < 1 || attempt > policy.retries) return null;
  const backoffMs = policy.delayMs * policy.factor ** (attempt - 1);
  if (retryAfterSeconds === null || !(retryAfterSeconds > 0)) return backoffMs;
  return Math.max(backoffMs, Math.min(retryAfterSeconds, requestLimits.retryAfterMaxSeconds) * 1000);
}

/** Network errors, 5xx, 429 and 408 can be retried, cancelled or refused requests never. */
export function isRetryable(failure: Pick<Failure, 'kind' | 'status'>): boolean {
  if (isResponseLost(failure)) return true;
  if (failure.kind !== 'http' || failure.status === null) return false;
  return failure.status >= 500 || failure.status === 429 || failure.status === 408;
}
