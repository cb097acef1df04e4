import { conversationPath } from '#src/lib/conversation-paths.ts';
import { projectPath } from '#src/lib/project-paths.ts';
import type { ProjectModel } from './project-model.ts';

type Section = { readonly to: string; readonly label: string; readonly end?: boolean };

/** Returns a project's sections: Overview first, then element kinds by plural name, Conversation last. */
export function projectSections({ slug, kinds }: ProjectModel): readonly Section[] {
  return [
    { to: projectPath(slug), label: 'Overview', end: true },
    { to: projectPath(slug, 'outline'), label: 'Outline' },
    { to: projectPath(slug, 'moodboard'), label: 'Moodboard' },
    { to: projectPath(slug, 'notes'), label: 'Notes' },
    ...kinds.map(({ plural, pluralName }) => ({ to: projectPath(slug, plural), label: pluralName })),
    { to: projectPath(slug, 'write'), label: 'Write' },
    { to: conversationPath({ endpoint: 'projects', project: slug }), label: 'Conversation', end: true },
  ];
}
