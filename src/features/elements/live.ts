import { subscribeEvents } from '#src/contract/events.ts';
import { refreshElements } from './queries.ts';

/** Subscribes to a project's new elements and those changed by a review. Returns an unsubscribe function. */
export function subscribeToProjectElements(projectId: number, project: string): () => void {
  const refresh = (): void => void refreshElements(project);
  return subscribeEvents(
    'project',
    projectId,
    { 'elements.created': refresh, 'reconciliationUpdate.processed': refresh },
    { onResubscribed: refresh },
  );
}

/** Subscribes to an element's new related elements. Returns an unsubscribe function. */
export function subscribeToElement(elementId: number, project: string): () => void {
  const refresh = (): void => void refreshElements(project);
  return subscribeEvents('element', elementId, { 'elements.created': refresh }, { onResubscribed: refresh });
}

/** Subscribes to new elements everywhere. Returns an unsubscribe function. */
export function subscribeToAllElements(userId: number): () => void {
  return subscribeEvents('user', userId, {
    'elements.created': ({ data }) => void refreshElements(data.project_slug),
  });
}
