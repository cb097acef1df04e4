import { useTitle } from '#src/ui/use-title.ts';
import { WritePage } from '#src/features/manuscript/components/write-page.tsx';
import { useAuthor, useCurrentUser } from '#src/features/session/queries.ts';
import { projectPath } from '#src/lib/paths.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { useLoadedProject } from './project-context.ts';

export const handle: ScreenHandle = {
  title: 'Write',
  sidebar: true,
  heading: 'own',
  bars: 'slim',
  offline: 'saved',
};

/** The story's text (/projects/{slug}/write); a bar replaces the project's header. */
export function Component() {
  const { slug, name } = useLoadedProject();
  const writer = useCurrentUser();
  const author = useAuthor();
  useTitle(`Write: ${name}`);
  if (writer === undefined) return null;
  const project = { slug, name, path: projectPath(slug), author };
  return <WritePage key={slug} userId={writer.id} project={project} />;
}
