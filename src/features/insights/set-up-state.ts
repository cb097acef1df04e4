import { observable } from '@legendapp/state';
import { useValue } from '@legendapp/state/react';
import { getContextKey, type InsightsContext } from './context.ts';

/** The context that was set up last. */
const setUp$ = observable<string | null>(null);

/** A context is set up: from now on its insights may be asked for. */
export function markActive(context: InsightsContext): void {
  setUp$.set(getContextKey(context));
}

/** Whether the insights of a context may be asked for. */
export function useIsActive(context: InsightsContext | null): boolean {
  const key = context === null ? null : getContextKey(context);
  return useValue(() => key !== null && setUp$.get() === key);
}
