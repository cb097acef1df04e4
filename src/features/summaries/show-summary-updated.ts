import { summaryTexts } from './texts.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { refreshSummary } from './queries.ts';
import { isVisible } from './visible-summaries.ts';
import { appActions } from '#src/platform/app-actions.ts';

/** Refetches an updated summary, and notifies the writer if it isn't on screen. */
export function showSummaryUpdated(summary: number): void {
  refreshSummary(summary);
  if (isVisible(summary)) return;
  toast({
    type: 'success',
    title: summaryTexts.updated,
    action: { label: 'Read it', onAction: () => appActions().openSummary(summary) },
  });
}
