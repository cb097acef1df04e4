import { getSessionChatLatestReadQueryOptions } from '#src/api/generated/api/conversation.ts';
import { getProjectListQueryOptions } from '#src/api/generated/api/projects.ts';
import { getStoryListQueryOptions } from '#src/api/generated/api/stories.ts';
import { allProjects } from '#src/features/projects/list-queries.ts';
import { startRead, createLoader } from '#src/features/session/start-reads.ts';

export const home = createLoader(() => {
  startRead(getSessionChatLatestReadQueryOptions());
  startRead(getStoryListQueryOptions());
  startRead(getProjectListQueryOptions(allProjects));
});
