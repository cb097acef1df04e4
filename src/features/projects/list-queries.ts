/** What home reads, apart from queries.ts, so that home doesn't load the rest. */
import { useProjectList } from '#src/api/generated/api/projects.ts';
import type { ProjectListResponse } from '#src/api/generated/types.ts';
import { toProjects, type ProjectModel } from './project-model.ts';

function selectViews({ data }: ProjectListResponse): ProjectModel[] {
  return toProjects(data);
}

/** The largest page the API allows. */
export const allProjects = { per_page: 100 } as const;

/** Fetches the writer's projects, last changed first. */
export function useProjects() {
  return useProjectList(allProjects, { query: { select: selectViews } });
}
