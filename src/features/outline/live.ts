import { subscribeEvents } from '#src/contract/events.ts';
import { refreshOutline } from './queries.ts';

/** Follows the outline on its project's channel: what is extracted from answers may be in it. Answers the way out. */
export function subscribeToOutline(projectId: number, slug: string): () => void {
  const refresh = (): void => void refreshOutline(slug);
  return subscribeEvents(
    'project',
    projectId,
    { 'elements.created': refresh, 'reconciliationUpdate.processed': refresh },
    { onResubscribed: refresh },
  );
}
