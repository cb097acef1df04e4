import { subscribeToUserEvents } from '#src/contract/live.ts';

/**
 * Follows the writer's summaries wherever they are in the application: one that was written anew shows anew, and is announced
 * where it is not on screen. What does that is loaded when it is needed. Answers the way out.
 */
export function subscribeToSummaries(userId: number): () => void {
  return subscribeToUserEvents(userId, {
    'userSummaryUpdate.completed': ({ identifier }) => {
      // Where this does not load, the summary is read anew when it is next opened.
      import('./updated.ts').then(
        ({ showSummaryUpdated }) => showSummaryUpdated(identifier),
        () => undefined,
      );
    },
  });
}
