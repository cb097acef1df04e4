import { subscribeEvents } from '#src/api/events.ts';
import { refreshOnEvent } from '#src/platform/refresh-on-event.ts';
import { refreshProject } from './queries.ts';

/**
 * Subscribes to a project: new elements change its counts, a processed review any field. Returns an unsubscribe
 * function.
 */
export function subscribeToProject(id: number, slug: string): () => void {
  const refresh = (): void => refreshOnEvent(`project ${slug}`, () => refreshProject(slug));
  return subscribeEvents(
    'project',
    id,
    { 'elements.created': refresh, 'reconciliationUpdate.processed': refresh },
    { onResubscribed: refresh },
  );
}
