import { observable } from '@legendapp/state';
import { useValue } from '@legendapp/state/react';
import { contextKey, type InsightsContext } from './context.ts';

/** The context that was set up last. */
const setUp$ = observable<string | null>(null);

/** A context is set up: from now on its insights may be asked for. */
export function markSetUp(context: InsightsContext): void {
  setUp$.set(contextKey(context));
}

/** Whether the insights of a context may be asked for. */
export function useIsSetUp(context: InsightsContext | null): boolean {
  const key = context === null ? null : contextKey(context);
  return useValue(() => key !== null && setUp$.get() === key);
}
