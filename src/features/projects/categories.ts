import { getProjectListQueryKey, useProjectList } from '#src/api/generated/api/projects.ts';
import type { ProjectListResponse } from '#src/api/generated/types.ts';
import { queryClient } from '#src/api/query-client.ts';
import { allProjects } from './list-queries.ts';
import { type ProjectModel, toProjects } from './project-model.ts';

function select({ data }: ProjectListResponse): ProjectModel[] {
  return toProjects(data);
}

/** Fetches a category's projects. Shows cached projects from the full list while loading. */
export function useProjectsInCategory(category: string) {
  const getCached = (): ProjectListResponse | undefined => {
    const list = queryClient.getQueryData<ProjectListResponse>(getProjectListQueryKey(allProjects));
    return list && { ...list, data: list.data.filter((project) => project.category === category) };
  };
  return useProjectList({ ...allProjects, category }, { query: { select, placeholderData: getCached } });
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
