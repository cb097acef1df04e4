import { lazy } from 'react';
import { SummaryCard } from '#src/features/summaries/components/summary-card.tsx';
import { useSummaryFollowed } from '#src/features/summaries/use-summary-update.ts';
import { openDialog } from '#src/ui/overlay/dialogs.ts';

const SummaryReader = lazy(async () => {
  const { SummaryReader } = await import('./summary-reader.tsx');
  return { default: SummaryReader };
});

/** Over the conversation about a summary: the summary itself, and the way to read and update it. */
export function SummaryAbove({ summary, userId }: { summary: number; userId: number }) {
  useSummaryFollowed(userId, summary);
  return (
    <SummaryCard
      summary={summary}
      onRead={() => openDialog(<SummaryReader summary={summary} userId={userId} />, { size: 'lg' })}
    />
  );
}
