import { useCallback } from 'react';
import { appActions } from '#src/platform/app-actions.ts';
import { OutlinePage } from '#src/features/outline/components/outline-page.tsx';
import { useCurrentUser } from '#src/features/session/queries.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { useLoadedProject } from './project-context.ts';

export const handle: ScreenHandle = { title: 'Outline', sidebar: true };

/** /projects/{slug}/outline. */
export function Component() {
  const project = useLoadedProject();
  const writer = useCurrentUser();
  const { slug } = project;
  const develop = useCallback(() => appActions().openConversation({ endpoint: 'projects', project: slug }), [slug]);
  if (writer === undefined) return null;
  return <OutlinePage key={slug} project={project} userId={writer.id} onDevelop={develop} />;
}
