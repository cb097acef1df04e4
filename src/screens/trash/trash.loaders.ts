import { getProjectListQueryOptions } from '#src/api/generated/api/projects.ts';
import { allProjects } from '#src/features/projects/list-queries.ts';
import { trashQuery } from '#src/features/trash/queries.ts';
import { startRead, startReadPages, createLoader } from '#src/features/session/start-reads.ts';

export const trash = createLoader(() => {
  startReadPages({ ...trashQuery(), staleTime: 0 });
  startRead(getProjectListQueryOptions(allProjects));
});
