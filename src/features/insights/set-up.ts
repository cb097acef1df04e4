import { insightLimits } from '#src/lib/constants.ts';
import type { Clock } from '#src/platform/clock.ts';
import { systemClock } from '#src/platform/clock.ts';
import { contextKey, type InsightsContext, type InsightsSubject, subjectKey } from './context.ts';
import { keepOnlyFlagsOf } from './empty-flags.ts';
import { reloadLists, resetLists } from './list-queries.ts';
import { loadCurrent, refreshInsights } from './queries.ts';
import { type Entry, enter } from './re-entry.ts';
import { markSetUp } from './set-up-state.ts';

/** What a set-up does; named here so that the times can be tested without a network. */
export type SetUpWork = {
  /** The subject changed: what was kept of the one left and of the one entered is reset. */
  reset: (left: InsightsSubject, entered: InsightsSubject) => void;
  /** Loads what is not there yet, or with `forced` everything, past the caches. */
  load: (context: InsightsContext, forced: boolean) => void;
};

/**
 * Sets up contexts as screens show them: 200 ms after the last change, the same one within 2 s once, the fourth time by force
 * (section 9). The answer of `enter` says that the screen was left: a set-up that was not done yet waits until it comes back.
 */
export function createSetUp(work: SetUpWork, clock: Clock): { enter: (context: InsightsContext) => () => void } {
  let last: Entry | null = null;
  let subject: InsightsSubject | null = null;
  let owed: { context: InsightsContext; forced: boolean } | null = null;
  let cancel = (): void => undefined;

  const run = (): void => {
    if (owed === null) return;
    const { context, forced } = owed;
    owed = null;
    if (subject !== null && subjectKey(subject) !== subjectKey(context)) work.reset(subject, context);
    subject = context;
    work.load(context, forced);
  };

  return {
    enter: (context) => {
      const { entry, verdict } = enter(last, contextKey(context), clock.now());
      last = entry;
      if (verdict !== 'ignored') owed = { context, forced: verdict === 'forced' };
      cancel();
      if (owed !== null) cancel = clock.once(insightLimits.setUpDebounceMs, run);
      return () => cancel();
    },
  };
}

/** The one set-up of the application. */
const setUp = createSetUp(
  {
    reset: (left, entered) => {
      resetLists(left);
      resetLists(entered);
    },
    load: (context, forced) => {
      keepOnlyFlagsOf(context);
      markSetUp(context);
      if (!forced) void loadCurrent(context);
      else void Promise.all([refreshInsights(context), reloadLists(context)]);
    },
  },
  systemClock,
);

/** A screen shows the insights of a context; the answer is called when it no longer does. */
export const enterInsights = setUp.enter;
