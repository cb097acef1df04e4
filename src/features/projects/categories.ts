import type { ProjectModel } from './project-model.ts';

export function getCategories(projects: readonly ProjectModel[]): string[] {
  const categories = new Set(projects.map(({ category }) => category).filter((category) => category !== null));
  return [...categories].toSorted((one, other) => one.localeCompare(other));
}

/** Returns the URL's category, or null if no project has it. */
export function getCategory(query: URLSearchParams, projects: readonly ProjectModel[]): string | null {
  const requested = query.get('category');
  return requested !== null && getCategories(projects).includes(requested) ? requested : null;
}
