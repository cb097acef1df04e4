import { useOutletContext } from 'react-router-dom';
import type { ProjectModel } from '#src/features/projects/project-view.ts';

/** The project that a screen below `/projects/{slug}` belongs to; it is loaded before the screen is drawn. */
export function useLoadedProject(): ProjectModel {
  return useOutletContext<ProjectModel>();
}
