import { useOutletContext } from 'react-router-dom';
import type { ProjectModel } from '#src/features/projects/project-model.ts';

/** Returns the project of the current `/projects/{slug}` route, loaded before the screen renders. */
export function useLoadedProject(): ProjectModel {
  return useOutletContext<ProjectModel>();
}
