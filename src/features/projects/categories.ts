import type { ProjectModel } from './project-view.ts';

/** The categories that occur, by the alphabet. */
export function categoriesOf(projects: readonly ProjectModel[]): string[] {
  const categories = new Set(projects.map(({ category }) => category).filter((category) => category !== null));
  return [...categories].toSorted((one, other) => one.localeCompare(other));
}

/** The category that an address asks for; null for none, and for one that no project has. */
export function categoryOf(query: URLSearchParams, projects: readonly ProjectModel[]): string | null {
  const asked = query.get('category');
  return asked !== null && categoriesOf(projects).includes(asked) ? asked : null;
}
