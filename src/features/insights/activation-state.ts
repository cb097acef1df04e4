import { observable } from '@legendapp/state';
import { useValue } from '@legendapp/state/react';
import { getContextKey, type InsightsContext } from './context.ts';

const setUp$ = observable<string | null>(null);

export function markActive(context: InsightsContext): void {
  setUp$.set(getContextKey(context));
}

export function useIsActive(context: InsightsContext | null): boolean {
  const key = context === null ? null : getContextKey(context);
  return useValue(() => key !== null && setUp$.get() === key);
}
