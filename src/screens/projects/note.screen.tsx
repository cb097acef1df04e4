import { useLocation, useParams } from 'react-router-dom';
import { NotePage } from '#src/features/notes/components/note-page.tsx';
import { useCurrentUser } from '#src/features/session/queries.ts';
import { projectPath } from '#src/lib/paths.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { useLoadedProject } from './project-context.ts';

export const handle: ScreenHandle = { title: 'Note', sidebar: true, heading: 'own' };

/** Returns 0 for an invalid number; no note has this id. */
function parseNoteId(text: string | undefined): number {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

function isNewNote(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNew' in state;
}

/** Note editor (/projects/{slug}/notes/{note_id}), without the project's header. */
export function Component() {
  const { slug } = useLoadedProject();
  const id = parseNoteId(useParams()['note']);
  const state: unknown = useLocation().state;
  const writer = useCurrentUser();
  if (writer === undefined) return null;
  return (
    <NotePage
      key={id}
      userId={writer.id}
      address={{ slug, id }}
      listPath={projectPath(slug, 'notes')}
      notePath={(other) => projectPath(slug, 'notes', other)}
      isNew={isNewNote(state)}
    />
  );
}
