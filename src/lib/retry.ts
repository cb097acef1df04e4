import { type RetryPolicy, transportLimits } from './constants.ts';
import { type Failure, isResponseLost } from './failure.ts';

/**
 * The wait in ms before repeat number `attempt` (1 for the first repeat), or null when the policy allows no such repeat.
 * A Retry-After (seconds) makes it longer, up to a minute, never shorter.
 */
export function retryDelay(
  policy: RetryPolicy,
  attempt: number,
  retryAfterSeconds: number | null = null,
): number | null {
  if (attempt < 1 || attempt > policy.retries) return null;
  const own = policy.delayMs * policy.factor ** (attempt - 1);
  if (retryAfterSeconds === null || !(retryAfterSeconds > 0)) return own;
  return Math.max(own, Math.min(retryAfterSeconds, transportLimits.retryAfterMaxSeconds) * 1000);
}

/** Section 8: network errors, 5xx, 429 and 408 are worth a repeat; a cancelled or refused call never is. */
export function isRetryable(failure: Pick<Failure, 'kind' | 'status'>): boolean {
  if (isResponseLost(failure)) return true;
  if (failure.kind !== 'http' || failure.status === null) return false;
  return failure.status >= 500 || failure.status === 429 || failure.status === 408;
}
