import { subscribeEvents } from '#src/contract/events.ts';
import { textOf } from '#src/lib/read-raw.ts';
import { statusOf, type ReconciliationStatus } from './reconciliation-view.ts';

type Followed = {
  /** The work is over, well or not. */
  onProcessed: (status: ReconciliationStatus, message: string | null) => void;
  /** Events may have been missed. */
  onGap: () => void;
};

/** Follows one reconciliation on its project's channel. Answers the way out. */
export function followReconciliation(projectId: number, slug: string, { onProcessed, onGap }: Followed): () => void {
  return subscribeEvents(
    'project',
    projectId,
    {
      'reconciliationUpdate.processed': ({ identifier, status, message }) => {
        if (identifier === slug) onProcessed(statusOf(status), textOf(message));
      },
    },
    { onResubscribed: onGap },
  );
}
