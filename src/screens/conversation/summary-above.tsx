import { SummaryCard } from '#src/features/summaries/components/summary-card.tsx';
import { appActions } from '#src/platform/app-actions.ts';
import { useSummarySubscription } from '#src/features/summaries/use-summary-update.ts';

export function SummaryAbove({ summary, userId }: { summary: number; userId: number }) {
  useSummarySubscription(userId, summary);
  return <SummaryCard summary={summary} onRead={() => appActions().openSummary(summary)} />;
}
