import { insightLimits } from '#src/lib/constants.ts';

export type ThrottleState = { readonly key: string; readonly at: number; readonly attempts: number };

export type ThrottleResult = 'ignored' | 'activate' | 'forced';

/**
 * Throttles re-entry (sections 4 and 9): the same context within 2 s is ignored, but more than 3 attempts force a
 * refresh and restart the count.
 */
export function throttleRefresh(
  last: ThrottleState | null,
  key: string,
  now: number,
): { entry: ThrottleState; result: ThrottleResult } {
  if (last?.key !== key || now - last.at >= insightLimits.reEntryMs)
    return { entry: { key, at: now, attempts: 1 }, result: 'activate' };
  const attempts = last.attempts + 1;
  if (attempts > insightLimits.attempts) return { entry: { key, at: now, attempts: 1 }, result: 'forced' };
  return { entry: { ...last, attempts }, result: 'ignored' };
}
