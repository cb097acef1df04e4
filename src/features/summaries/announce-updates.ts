import { subscribeToUserEvents } from '#src/api/live.ts';

/**
 * Refreshes updated summaries, and announces those that aren't on screen. Loads its code on demand. Returns an
 * unsubscribe function.
 */
export function subscribeToSummaries(userId: number): () => void {
  return subscribeToUserEvents(userId, {
    'userSummaryUpdate.completed': ({ identifier }) => {
      // If this fails to load, the summary is refetched when it's next opened.
      import('./show-summary-updated.ts').then(
        ({ showSummaryUpdated }) => showSummaryUpdated(identifier),
        () => undefined,
      );
    },
  });
}
