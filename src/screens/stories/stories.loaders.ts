import { getSessionChatReadQueryOptions } from '#src/api/generated/api/conversation.ts';
import { getStoryListQueryOptions, getStoryReadQueryOptions } from '#src/api/generated/api/stories.ts';
import { turnsQuery } from '#src/features/stories/queries.ts';
import { readId } from '#src/lib/conversation-subject.ts';
import { read, readPages, starts } from '#src/features/session/start-reads.ts';

export const stories = starts(() => read(getStoryListQueryOptions()));

export const story = starts(({ params }) => {
  const id = readId(params['story']);
  if (id !== null) read(getStoryReadQueryOptions(id));
});

export const answers = starts(({ params }) => {
  const id = readId(params['sessionChat']);
  if (id === null) return;
  read(getSessionChatReadQueryOptions(id));
  readPages(turnsQuery([id]));
});
