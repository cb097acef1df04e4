import { subscribeEvents } from '#src/contract/events.ts';
import { asText } from '#src/lib/read-raw.ts';
import { parseReconciliationStatus, type ReconciliationStatus } from './reconciliation-view.ts';

type Followed = {
  /** The work is over, well or not. */
  onProcessed: (status: ReconciliationStatus, message: string | null) => void;
  /** Events may have been missed. */
  onGap: () => void;
};

/** Follows one reconciliation on its project's channel. Answers the way out. */
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
        if (identifier === slug) onProcessed(parseReconciliationStatus(status), asText(message));
      },
    },
    { onResubscribed: onGap },
  );
}
