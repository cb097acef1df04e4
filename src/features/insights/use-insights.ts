import { useEffect } from 'react';
import type { InsightsContext } from './context.ts';
import { subscribeToInsights, type InsightsChannels } from './live.ts';
import { panelVisible } from './panel-visibility.ts';
import { activateInsights } from './activation.ts';
import { viewport } from '#src/lib/constants.ts';
import { toast } from '#src/ui/feedback/toast.ts';

/** Shows a toast if the panel is closed. A phone's pill has a dot. */
function notify(text: string): boolean {
  const isPhone = window.matchMedia(`(max-width: ${viewport.mobileBelowPx - 1}px)`).matches;
  if (isPhone || panelVisible.value$.peek()) return false;
  toast({ title: 'Creative Insights', message: text });
  return true;
}

export function useInsights(context: InsightsContext | null, { projectId, elementId }: InsightsChannels): void {
  useEffect(() => (context === null ? undefined : activateInsights(context)), [context]);
  useEffect(
    () => (context === null ? undefined : subscribeToInsights(context, { projectId, elementId }, notify)),
    [context, projectId, elementId],
  );
}
