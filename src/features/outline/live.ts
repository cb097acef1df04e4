import { subscribeEvents } from '#src/contract/events.ts';
import { refreshOutline } from './queries.ts';

/** Subscribes to the outline on its project's channel: answers can add to it. Returns an unsubscribe function. */
export function subscribeToOutline(projectId: number, slug: string): () => void {
  const refresh = (): void => void refreshOutline(slug);
  return subscribeEvents(
    'project',
    projectId,
    { 'elements.created': refresh, 'reconciliationUpdate.processed': refresh },
    { onResubscribed: refresh },
  );
}
