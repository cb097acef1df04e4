import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { useLoadedProject } from './project-context.ts';

export const handle: ScreenHandle = { title: 'Project', sidebar: true };

/** One project (section 2, /projects/{slug}). */
export function Component() {
  const project = useLoadedProject();
  return <p>{project.line}</p>;
}
