import { useTimeout } from '@mantine/hooks';
import { chakra } from '@chakra-ui/react';
import { observe } from '@legendapp/state';
import { useValue } from '@legendapp/state/react';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '#src/lib/describe-error.ts';
import { reconciliationTexts } from '../texts.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';
import { useSubscription } from '#src/ui/use-subscription.ts';
import { subscribeToReconciliation, ReconciliationStore } from '../reconciliation-store.ts';
import { changesText, formatReviewTitle, type ReconciliationView } from '../reconciliation-model.ts';
import { countAccepted, formatCounts, isEmpty, type ReconciliationState } from '../reconciliation-state.ts';
import { ChangeRow } from './change-row.tsx';
import { ReviewFrame, ReviewSkeleton, reviewTitle } from './reconciliation.tsx';

/** Time the dialog stays open after success, in ms. */
const closesAfterMs = 2000;

function Done({ applied }: { applied: number }) {
  const { close } = useDialog();
  useTimeout(close, closesAfterMs, { autoInvoke: true });
  const summary = applied === 0 ? 'No changes were applied.' : `${changesText(applied)} applied.`;
  return (
    <ReviewFrame
      title="Done"
      foot={
        <chakra.span marginInlineStart="auto">
          <Button variant="solid" onClick={close}>
            Close
          </Button>
        </chakra.span>
      }
    >
      <chakra.p role="status" textStyle="empty" textAlign="center" paddingBlock="10">
        {summary}
      </chakra.p>
    </ReviewFrame>
  );
}

function Failure({ failure }: Pick<ReconciliationState, 'failure'>) {
  if (failure === null) return null;
  const detail = failure.message ?? (failure.error === null ? null : describeError(failure.error, 'general')?.detail);
  return (
    <chakra.p role="alert" textStyle="small" color="danger.fg" display="flex" gap="1.5" width="full">
      <Icon of={CircleAlert} size={16} />
      <span>
        {reconciliationTexts.notApplied} {detail}
      </span>
    </chakra.p>
  );
}

function Foot({ state, store }: { state: ReconciliationState; store: ReconciliationStore }) {
  const { close } = useDialog();
  const accepted = countAccepted(state);
  const isWorking = state.phase !== 'reviewing';
  return (
    <>
      <Failure failure={state.failure} />
      <chakra.p role="status" aria-label="Changes" textStyle="small" color="fg.muted" flex="1" minWidth="96px">
        {state.phase === 'processing' ? 'Applying your changes…' : formatCounts(state)}
      </chakra.p>
      <Button onClick={close}>{isWorking ? 'Close' : 'Later'}</Button>
      <Button
        variant="solid"
        loading={isWorking}
        aria-disabled={state.rows.some(isEmpty) || undefined}
        onClick={() => void store.apply()}
      >
        {accepted === 0 ? 'Reject all changes' : `Apply ${changesText(accepted)}`}
      </Button>
    </>
  );
}

type Props = {
  reconciliation: ReconciliationView;
  userId: number;
  /** Names the project's channel. While null, the state is polled instead. */
  projectId: number | null;
  onDone: () => void;
};

/** Calls `onDone` when the changes are applied. Returns a function that stops it and leaves the store. */
function watchReview(store: ReconciliationStore, onDone: () => void): () => void {
  const stop = observe(store.state$.phase, ({ value }) => {
    if (value === 'done') onDone();
  });
  return () => {
    stop();
    void store.leave();
  };
}

/** Changes from the writer's answers, one row each. Only Apply takes effect. */
export function ReviewChanges({ reconciliation, userId, projectId, onDone }: Props) {
  const { slug, project } = reconciliation;
  const [store] = useState(() => new ReconciliationStore(userId, reconciliation));
  const state = useValue(store.state$);
  const isOpen = useValue(store.isOpen$);
  useSubscription(subscribeToReconciliation, projectId, slug, store);
  useSubscription(watchReview, store, onDone);
  if (state.phase === 'done') return <Done applied={state.applied} />;
  if (!isOpen)
    return (
      <ReviewFrame title={reviewTitle}>
        <ReviewSkeleton />
      </ReviewFrame>
    );
  const from = project?.name ? `For “${project.name}”. ` : '';
  return (
    <ReviewFrame
      title={formatReviewTitle(state.rows.length)}
      intro={`${from}Accept what’s right, edit what’s close, reject the rest. Nothing changes until you apply.`}
      isBusy={state.phase !== 'reviewing'}
      foot={<Foot state={state} store={store} />}
    >
      <chakra.ol role="list" aria-label="Changes" listStyleType="none">
        {state.rows.map((row) => (
          <ChangeRow key={row.change.id} row={row} store={store} />
        ))}
      </chakra.ol>
    </ReviewFrame>
  );
}
