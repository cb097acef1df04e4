import { subscribeEvents } from '#src/contract/events.ts';
import { refreshStories } from './queries.ts';

/** Notices that an interview is finished: its story has grown, or is new in the list. The answer ends it. */
export function followInterview(sessionChatId: number): () => void {
  return subscribeEvents('sessionChat', sessionChatId, {
    'sessionChat.finished': ({ data }) => void refreshStories(data?.story_id ?? undefined),
  });
}
