import { insightLimits } from '#src/lib/constants.ts';
import type { Clock } from '#src/platform/clock.ts';
import { systemClock } from '#src/platform/clock.ts';
import { getContextKey, type InsightsContext, type InsightsScope, getScopeKey } from './context.ts';
import { clearOtherEmptyFlags } from './empty-flags.ts';
import { reloadLists, resetLists } from './list-queries.ts';
import { loadCurrent, refreshInsights } from './queries.ts';
import { type ThrottleState, throttleRefresh } from './re-entry.ts';
import { markActive } from './set-up-state.ts';

/** What a set-up does; named here so that the times can be tested without a network. */
export type ActivationTasks = {
  /** The subject changed: what was kept of the one left and of the one entered is reset. */
  reset: (left: InsightsScope, entered: InsightsScope) => void;
  /** Loads what is not there yet, or with `forced` everything, past the caches. */
  load: (context: InsightsContext, forced: boolean) => void;
};

/**
 * Sets up contexts as screens show them: 200 ms after the last change, the same one within 2 s once, the fourth time by force
 * (section 9). The answer of `enter` says that the screen was left: a set-up that was not done yet waits until it comes back.
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
      const { entry, verdict } = throttleRefresh(last, getContextKey(context), clock.now());
      last = entry;
      if (verdict !== 'ignored') pending = { context, forced: verdict === 'forced' };
      cancel();
      if (pending !== null) cancel = clock.once(insightLimits.setUpDebounceMs, run);
      return () => cancel();
    },
  };
}

/** The one set-up of the application. */
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

/** A screen shows the insights of a context; the answer is called when it no longer does. */
export const activateInsights = setUp.enter;
