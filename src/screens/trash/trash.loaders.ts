import { getProjectListQueryOptions } from '#src/api/generated/api/projects.ts';
import { allProjects } from '#src/features/projects/list-queries.ts';
import { trashQuery } from '#src/features/trash/queries.ts';
import { read, readPages, starts } from '#src/features/session/start-reads.ts';

export const trash = starts(() => {
  readPages({ ...trashQuery(), staleTime: 0 });
  read(getProjectListQueryOptions(allProjects));
});
