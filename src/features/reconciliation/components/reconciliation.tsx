import { useState } from 'react';
import type { ReactNode } from 'react';
import { describeError } from '#src/lib/describe-error.ts';
import { reconciliationTexts } from '#src/lib/strings.ts';
import { EmptyState } from '#src/ui/display/empty-state.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { useReconciliation } from '../queries.ts';
import type { ReconciliationView } from '../reconciliation-model.ts';
import { ReviewFrame, ReviewSkeleton, reviewTitle } from './review-frame.tsx';

type Props = {
  slug: string;
  children: (reconciliation: ReconciliationView) => ReactNode;
};

export function Reconciliation({ slug, children }: Props) {
  const { data, error, isPending, isFetching, refetch } = useReconciliation(slug);
  // Shows the changes as they were on opening, whatever happens on the server.
  const [opened, setOpened] = useState<ReconciliationView | null>(null);
  if (opened === null && data) setOpened(data);
  if (opened !== null) {
    const isOver = opened.status === 'processed' || (opened.changes.length === 0 && opened.status !== 'processing');
    if (!isOver) return children(opened);
    return (
      <ReviewFrame title={reviewTitle}>
        <EmptyState title="No changes to review" />
      </ReviewFrame>
    );
  }
  const isWaiting = isPending || (error === null && isFetching);
  const detail = describeError(error, 'general')?.detail ?? null;
  return (
    <ReviewFrame title={reviewTitle}>
      {isWaiting ? (
        <ReviewSkeleton />
      ) : (
        <ErrorState
          message={reconciliationTexts.failed}
          {...(detail !== null && { detail })}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </ReviewFrame>
  );
}
