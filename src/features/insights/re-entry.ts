import { insightLimits } from '#src/lib/constants.ts';

/** The context that was set last: when it was taken, in milliseconds, and how often it was set since. */
export type ThrottleState = { readonly key: string; readonly at: number; readonly attempts: number };

/** What setting a context leads to. */
export type ThrottleResult = 'ignored' | 'activate' | 'forced';

/**
 * The rule of re-entry (section 4, section 9): the same context set again within 2 s is ignored, but more than 3 attempts force
 * one refresh, and the count starts anew.
 */
export function throttleRefresh(
  last: ThrottleState | null,
  key: string,
  now: number,
): { entry: ThrottleState; verdict: ThrottleResult } {
  if (last?.key !== key || now - last.at >= insightLimits.reEntryMs)
    return { entry: { key, at: now, attempts: 1 }, verdict: 'activate' };
  const attempts = last.attempts + 1;
  if (attempts > insightLimits.attempts) return { entry: { key, at: now, attempts: 1 }, verdict: 'forced' };
  return { entry: { ...last, attempts }, verdict: 'ignored' };
}
