import { useMemo } from 'react';
import { insightLimits, viewport } from '#src/lib/constants.ts';
import { type Clock, systemClock } from '#src/platform/clock.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { useSubscription } from '#src/ui/use-subscription.ts';
import { getContextKey, getScopeKey, type InsightsContext, type InsightsScope } from './context.ts';
import { type InsightsChannels, subscribeToInsights } from './live.ts';
import { markActive, panelVisible$ } from './panel-state.ts';
import { clearOtherEmptyFlags, loadCurrent, refreshInsights, reloadLists, resetLists } from './queries.ts';

type ThrottleState = { readonly key: string; readonly at: number; readonly attempts: number };

type ThrottleResult = 'ignored' | 'activate' | 'forced';

/**
 * Throttles re-entry: the same context within 2 s is ignored, but more than 3 attempts force a
 * refresh and restart the count.
 */
function throttleRefresh(
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

/** Injected so that the timing can be tested without a network. */
type ActivationTasks = {
  reset: (left: InsightsScope, entered: InsightsScope) => void;
  /** `forced` bypasses the caches. */
  load: (context: InsightsContext, forced: boolean) => void;
};

/**
 * Activates contexts 200 ms after the last change, once within 2 s, forced on the fourth attempt. `enter`
 * returns a function for leaving the screen: a pending activation waits until the next visit.
 */
export function createActivation(
  tasks: ActivationTasks,
  clock: Clock,
): { enter: (context: InsightsContext) => () => void } {
  let last: ThrottleState | null = null;
  let scope: InsightsScope | null = null;
  let pending: { context: InsightsContext; forced: boolean } | null = null;
  let cancel = (): void => undefined;

  const run = (): void => {
    if (pending === null) return;
    const { context, forced } = pending;
    pending = null;
    if (scope !== null && getScopeKey(scope) !== getScopeKey(context)) tasks.reset(scope, context);
    scope = context;
    tasks.load(context, forced);
  };

  return {
    enter: (context) => {
      const { entry, result } = throttleRefresh(last, getContextKey(context), clock.now());
      last = entry;
      if (result !== 'ignored') pending = { context, forced: result === 'forced' };
      cancel();
      if (pending !== null) cancel = clock.once(insightLimits.activationDebounceMs, run);
      return () => cancel();
    },
  };
}

const activation = createActivation(
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

const activateInsights = activation.enter;

/** Shows a toast if the panel is closed. A phone's pill has a dot. */
function notify(text: string): boolean {
  const isPhone = window.matchMedia(`(max-width: ${viewport.mobileBelowPx - 1}px)`).matches;
  if (isPhone || panelVisible$.peek()) return false;
  toast({ title: 'Creative Insights', message: text });
  return true;
}

export function useInsights(context: InsightsContext | null, { projectId, elementId }: InsightsChannels): void {
  useSubscription(activateInsights, context);
  const subscribe = useMemo(
    () => context && (() => subscribeToInsights(context, { projectId, elementId }, notify)),
    [context, projectId, elementId],
  );
  useSubscription(subscribe);
}
