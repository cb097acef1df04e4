import type { ProjectModel } from './project-view.ts';

export function categoriesOf(projects: readonly ProjectModel[]): string[] {
  const categories = new Set(projects.map(({ category }) => category).filter((category) => category !== null));
  return [...categories].toSorted((one, other) => one.localeCompare(other));
}

/** Returns the URL's category, or null if no project has it. */
export function categoryOf(query: URLSearchParams, projects: readonly ProjectModel[]): string | null {
  const asked = query.get('category');
  return asked !== null && categoriesOf(projects).includes(asked) ? asked : null;
}
