import { getProjectListQueryKey, useProjectList } from '#src/api/generated/api/projects.ts';
import type { ProjectListResponse } from '#src/api/generated/types.ts';
import { queryClient } from '#src/api/query-client.ts';
import { type ProjectModel, toProjects } from './project-model.ts';

/** The largest page the API allows. */
const all = { per_page: 100 } as const;

function select({ data }: ProjectListResponse): ProjectModel[] {
  return toProjects(data);
}

/** Fetches a category's projects. Shows cached projects from the full list while loading. */
export function useProjectsInCategory(category: string) {
  const getCached = (): ProjectListResponse | undefined => {
    const list = queryClient.getQueryData<ProjectListResponse>(getProjectListQueryKey(all));
    return list && { ...list, data: list.data.filter((project) => project.category === category) };
  };
  return useProjectList({ ...all, category }, { query: { select, placeholderData: getCached } });
}

export function getCategories(projects: readonly ProjectModel[]): string[] {
  const categories = new Set(projects.map(({ category }) => category).filter((category) => category !== null));
  return [...categories].toSorted((one, other) => one.localeCompare(other));
}

/** Returns the URL's category, or null if no project has it. */
export function getCategory(query: URLSearchParams, projects: readonly ProjectModel[]): string | null {
  const requested = query.get('category');
  return requested !== null && getCategories(projects).includes(requested) ? requested : null;
}
