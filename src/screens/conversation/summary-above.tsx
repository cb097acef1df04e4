import { SummaryCard } from '#src/features/summaries/components/summary-card.tsx';
import { openSummary } from '#src/features/summaries/summary-modal.ts';
import { useSummaryFollowed } from '#src/features/summaries/use-summary-update.ts';

/** Over the conversation about a summary: the summary itself, and the way to read and update it. */
export function SummaryAbove({ summary, userId }: { summary: number; userId: number }) {
  useSummaryFollowed(userId, summary);
  return <SummaryCard summary={summary} onRead={() => openSummary(summary)} />;
}
