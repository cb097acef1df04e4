import { subscribeEvents } from '#src/contract/events.ts';
import { refreshElements } from './queries.ts';

/** Follows the elements of a project: new ones, and what settled changes made of those that are there. Answers the way out. */
export function subscribeToProjectElements(projectId: number, project: string): () => void {
  const refresh = (): void => void refreshElements(project);
  return subscribeEvents(
    'project',
    projectId,
    { 'elements.created': refresh, 'reconciliationUpdate.processed': refresh },
    { onResubscribed: refresh },
  );
}

/** Follows one element while its screen is open: what becomes related to it. Answers the way out. */
export function subscribeToElement(elementId: number, project: string): () => void {
  const refresh = (): void => void refreshElements(project);
  return subscribeEvents('element', elementId, { 'elements.created': refresh }, { onResubscribed: refresh });
}

/** Follows new elements of every project of the writer. Answers the way out. */
export function subscribeToAllElements(userId: number): () => void {
  return subscribeEvents('user', userId, {
    'elements.created': ({ data }) => void refreshElements(data.project_slug),
  });
}
