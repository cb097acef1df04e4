import { getSessionChatReadQueryOptions } from '#src/api/generated/api/conversation.ts';
import { getStoryListQueryOptions, getStoryReadQueryOptions } from '#src/api/generated/api/stories.ts';
import { turnsQuery } from '#src/features/stories/queries.ts';
import { readId } from '#src/lib/conversation-subject.ts';
import { startRead, startReadPages, createLoader } from '#src/features/session/start-reads.ts';

export const stories = createLoader(() => startRead(getStoryListQueryOptions()));

export const story = createLoader(({ params }) => {
  const id = readId(params['story']);
  if (id !== null) startRead(getStoryReadQueryOptions(id));
});

export const answers = createLoader(({ params }) => {
  const id = readId(params['sessionChat']);
  if (id === null) return;
  startRead(getSessionChatReadQueryOptions(id));
  startReadPages(turnsQuery([id]));
});
