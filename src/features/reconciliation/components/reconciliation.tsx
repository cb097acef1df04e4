import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { describeError } from '#src/lib/describe-error.ts';
import { reconciliationTexts } from '#src/lib/strings.ts';
import { EmptyState } from '#src/ui/display/empty-state.tsx';
import { SkeletonBar, SkeletonBlock } from '#src/ui/display/skeleton.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { useReconciliation } from '../queries.ts';
import type { ReconciliationView } from '../reconciliation-model.ts';
import { readReviewDrafts } from '../reconciliation-store.ts';
import { ReviewFrame } from './review-frame.tsx';

const loading = 'Changes from your conversations';

function RowSkeletons() {
  return (
    <chakra.div aria-busy="true" paddingInline={{ base: '4', md: '8' }}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <chakra.div key={key} paddingBlock="4" display="grid" gap="3">
          <chakra.div display="flex" justifyContent="space-between" gap="4">
            <SkeletonBar width="160px" marginTop="2" />
            <SkeletonBlock width="168px" height="8" />
          </chakra.div>
          <SkeletonBar width="70%" />
        </chakra.div>
      ))}
    </chakra.div>
  );
}

function useDrafts(userId: number, slug: string): ReadonlyMap<number, string> | null {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, string> | null>(null);
  useEffect(() => {
    let isWanted = true;
    void readReviewDrafts(userId, slug).then((stored) => isWanted && setDrafts(stored));
    return () => {
      isWanted = false;
    };
  }, [userId, slug]);
  return drafts;
}

type Props = {
  slug: string;
  userId: number;
  children: (reconciliation: ReconciliationView, drafts: ReadonlyMap<number, string>) => ReactNode;
};

export function Reconciliation({ slug, userId, children }: Props) {
  const { data, error, isPending, isFetching, refetch } = useReconciliation(slug);
  const drafts = useDrafts(userId, slug);
  // Shows the changes as they were on opening, whatever happens on the server.
  const [opened, setOpened] = useState<ReconciliationView | null>(null);
  if (opened === null && data) setOpened(data);
  if (opened !== null && drafts !== null) {
    const isOver = opened.status === 'processed' || (opened.changes.length === 0 && opened.status !== 'processing');
    if (!isOver) return children(opened, drafts);
    return (
      <ReviewFrame title={loading}>
        <EmptyState title="No changes to review" />
      </ReviewFrame>
    );
  }
  const isWaiting = isPending || drafts === null || (error === null && opened === null && isFetching);
  const detail = describeError(error, 'general')?.detail ?? null;
  return (
    <ReviewFrame title={loading}>
      {isWaiting ? (
        <RowSkeletons />
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
