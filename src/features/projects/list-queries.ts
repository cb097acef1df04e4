/** What home reads, apart from queries.ts, so that home doesn't load the rest. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { projectListQueryOptions } from '#src/contract/generated/api/home.ts';
import type { ProjectListResponse } from '#src/contract/generated/types.ts';
import { toProjects, type ProjectModel } from './project-model.ts';

function selectViews({ data }: ProjectListResponse): ProjectModel[] {
  return toProjects(data);
}

/** The largest page the API allows. */
const all = { per_page: 100 } as const;

/** Fetches the writer's projects, last changed first. */
export function useProjects(): UseQueryResult<ProjectModel[]> {
  return useQuery({ ...projectListQueryOptions(all), select: selectViews });
}
