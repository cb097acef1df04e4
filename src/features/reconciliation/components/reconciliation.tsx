import { useState, type ReactNode } from 'react';
import { describeError } from '#src/lib/describe-error.ts';
import { reconciliationTexts } from '../texts.ts';
import { EmptyState } from '#src/ui/display/empty-state.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { useReconciliation } from '../queries.ts';
import type { ReconciliationView } from '../reconciliation-model.ts';
import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { SkeletonBar, SkeletonBlock } from '#src/ui/display/skeleton.tsx';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';
import { useRetry } from '#src/ui/use-retry.ts';

const Head = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    padding: { base: '16px 16px 14px', md: '24px 24px 16px 32px' },
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
  },
});

const Body = chakra('div', { base: { overflowY: 'auto', overscrollBehavior: 'contain', minHeight: '0' } });

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    padding: { base: '12px 16px 16px', md: '16px 32px 20px' },
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
});

type ReviewFrameProps = {
  title: string;
  intro?: string | undefined;
  children: ReactNode;
  foot?: ReactNode;
  isBusy?: boolean;
};

export function ReviewFrame({ title, intro, children, foot, isBusy = false }: ReviewFrameProps) {
  const { titleId, close } = useDialog();
  return (
    <>
      <Head>
        <div>
          <chakra.h2 id={titleId} textStyle="h2">
            {title}
          </chakra.h2>
          {intro && (
            <chakra.p color="fg.muted" marginTop="1" maxWidth="52ch" textWrap="pretty">
              {intro}
            </chakra.p>
          )}
        </div>
        <chakra.div margin="-7px -8px">
          <IconButton label="Close" icon={X} tooltip={false} onClick={close} />
        </chakra.div>
      </Head>
      <Body aria-busy={isBusy} inert={isBusy}>
        {children}
      </Body>
      {foot && <Foot>{foot}</Foot>}
    </>
  );
}

/** The title until the changes are known. */
export const reviewTitle = 'Changes from your conversations';

export function ReviewSkeleton() {
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

type Props = {
  slug: string;
  children: (reconciliation: ReconciliationView) => ReactNode;
};

export function Reconciliation({ slug, children }: Props) {
  const read = useReconciliation(slug);
  const { isPending, error, failure } = useRetry(read);
  const { data } = read;
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
  const detail = describeError(error, 'general')?.detail ?? null;
  return (
    <ReviewFrame title={reviewTitle}>
      {isPending ? (
        <ReviewSkeleton />
      ) : (
        <ErrorState message={reconciliationTexts.failed} {...(detail !== null && { detail })} {...failure} />
      )}
    </ReviewFrame>
  );
}
