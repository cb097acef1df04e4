import { subscribeWriterEvents } from '#src/contract/live.ts';

/**
 * Follows the writer's summaries wherever they are in the application: one that was written anew shows anew, and is announced
 * where it is not on screen. What does that is loaded when it is needed. Answers the way out.
 */
export function followSummaries(userId: number): () => void {
  return subscribeWriterEvents(userId, {
    'userSummaryUpdate.completed': ({ identifier }) => {
      // Where this does not load, the summary is read anew when it is next opened.
      import('./updated.ts').then(
        ({ tellUpdated }) => tellUpdated(identifier),
        () => undefined,
      );
    },
  });
}
