import { summaryTexts } from '#src/lib/texts.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { refreshSummary } from './queries.ts';
import { isVisible } from './shown.ts';
import { openSummary } from './summary-modal.ts';

/** A summary was written anew: it is read anew wherever it shows, and where it does not, its writer is told. */
export function showSummaryUpdated(summary: number): void {
  refreshSummary(summary);
  if (isVisible(summary)) return;
  toast({
    type: 'success',
    title: summaryTexts.updated,
    action: { label: 'Read it', onAction: () => openSummary(summary) },
  });
}
