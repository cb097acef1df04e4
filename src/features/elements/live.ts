import { subscribeEvents } from '#src/api/events.ts';
import { refreshOnEvent } from '#src/platform/refresh-on-event.ts';
import { refreshElements } from './queries.ts';

const changed = new Set<string>();

function refresh(project: string): void {
  changed.add(project);
  refreshOnEvent('elements', () => {
    const projects = [...changed];
    changed.clear();
    return refreshElements(...projects);
  });
}

/** Subscribes to a project's new elements and those changed by a review. Returns an unsubscribe function. */
export function subscribeToProjectElements(projectId: number, project: string): () => void {
  const onEvent = (): void => refresh(project);
  return subscribeEvents(
    'project',
    projectId,
    { 'elements.created': onEvent, 'reconciliationUpdate.processed': onEvent },
    { onResubscribed: onEvent },
  );
}

/** Subscribes to an element's new related elements. Returns an unsubscribe function. */
export function subscribeToElement(elementId: number, project: string): () => void {
  const onEvent = (): void => refresh(project);
  return subscribeEvents('element', elementId, { 'elements.created': onEvent }, { onResubscribed: onEvent });
}

/** Subscribes to new elements everywhere. Returns an unsubscribe function. */
export function subscribeToAllElements(userId: number): () => void {
  return subscribeEvents('user', userId, {
    'elements.created': ({ data }) => refresh(data.project_slug),
  });
}
