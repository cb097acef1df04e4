import { subscribeEvents } from '#src/contract/events.ts';
import { trimmed } from '#src/lib/display-values.ts';
import { parseReconciliationStatus, type ReconciliationStatus } from './reconciliation-model.ts';

type Followed = {
  onProcessed: (status: ReconciliationStatus, message: string | null) => void;
  onGap: () => void;
};

/** Subscribes to a reconciliation's events. Returns an unsubscribe function. */
export function subscribeToReconciliation(
  projectId: number,
  slug: string,
  { onProcessed, onGap }: Followed,
): () => void {
  return subscribeEvents(
    'project',
    projectId,
    {
      'reconciliationUpdate.processed': ({ identifier, status, message }) => {
        if (identifier === slug) onProcessed(parseReconciliationStatus(status), trimmed(message));
      },
    },
    { onResubscribed: onGap },
  );
}
