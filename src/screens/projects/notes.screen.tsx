import { NotesPage } from '#src/features/notes/components/notes-page.tsx';
import { useCurrentUser } from '#src/features/session/queries.ts';
import { projectPath } from '#src/lib/paths.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { useLoadedProject } from './project-context.ts';

export const handle: ScreenHandle = { title: 'Notes', sidebar: true };

/** /projects/{slug}/notes. */
export function Component() {
  const { slug } = useLoadedProject();
  const writer = useCurrentUser();
  if (writer === undefined) return null;
  return <NotesPage key={slug} slug={slug} userId={writer.id} editPath={(id) => projectPath(slug, 'notes', id)} />;
}
