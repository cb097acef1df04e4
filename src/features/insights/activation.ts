import { insightLimits } from '#src/lib/constants.ts';
import type { Clock } from '#src/platform/clock.ts';
import { systemClock } from '#src/platform/clock.ts';
import { getContextKey, type InsightsContext, type InsightsScope, getScopeKey } from './context.ts';
import { clearOtherEmptyFlags } from './empty-list-cache.ts';
import { reloadLists, resetLists } from './list-queries.ts';
import { loadCurrent, refreshInsights } from './queries.ts';
import { type ThrottleState, throttleRefresh } from './refresh-throttle.ts';
import { markActive } from './activation-state.ts';

/** Injected so that the timing can be tested without a network. */
export type ActivationTasks = {
  reset: (left: InsightsScope, entered: InsightsScope) => void;
  /** `forced` bypasses the caches. */
  load: (context: InsightsContext, forced: boolean) => void;
};

/**
 * Activates contexts 200 ms after the last change, once within 2 s, forced on the fourth attempt (section 9). `enter`
 * returns a function for leaving the screen: a pending activation waits until the next visit.
 */
export function createActivation(
  work: ActivationTasks,
  clock: Clock,
): { enter: (context: InsightsContext) => () => void } {
  let last: ThrottleState | null = null;
  let subject: InsightsScope | null = null;
  let pending: { context: InsightsContext; forced: boolean } | null = null;
  let cancel = (): void => undefined;

  const run = (): void => {
    if (pending === null) return;
    const { context, forced } = pending;
    pending = null;
    if (subject !== null && getScopeKey(subject) !== getScopeKey(context)) work.reset(subject, context);
    subject = context;
    work.load(context, forced);
  };

  return {
    enter: (context) => {
      const { entry, result } = throttleRefresh(last, getContextKey(context), clock.now());
      last = entry;
      if (result !== 'ignored') pending = { context, forced: result === 'forced' };
      cancel();
      if (pending !== null) cancel = clock.once(insightLimits.setUpDebounceMs, run);
      return () => cancel();
    },
  };
}

const setUp = createActivation(
  {
    reset: (left, entered) => {
      resetLists(left);
      resetLists(entered);
    },
    load: (context, forced) => {
      clearOtherEmptyFlags(context);
      markActive(context);
      if (!forced) void loadCurrent(context);
      else void Promise.all([refreshInsights(context), reloadLists(context)]);
    },
  },
  systemClock,
);

export const activateInsights = setUp.enter;
