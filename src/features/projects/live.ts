import { subscribeEvents } from '#src/contract/events.ts';
import { refreshProject } from './queries.ts';

/**
 * Follows a project on its channel: new elements change what its header counts, settled changes may change anything of it.
 * Answers the way out.
 */
export function subscribeToProject(id: number, slug: string): () => void {
  const refresh = (): void => void refreshProject(slug);
  return subscribeEvents(
    'project',
    id,
    { 'elements.created': refresh, 'reconciliationUpdate.processed': refresh },
    { onResubscribed: refresh },
  );
}
