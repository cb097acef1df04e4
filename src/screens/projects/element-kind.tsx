import { chakra } from '@chakra-ui/react';
import { Mic } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { appActions } from '#src/platform/app-actions.ts';
import type { ElementCard } from '#src/features/elements/element-model.ts';
import { useElement } from '#src/features/elements/queries.ts';
import type { ElementKindModel, ProjectModel } from '#src/features/projects/project-model.ts';
import { readSlug } from '#src/lib/conversation-subject.ts';
import { conversationPath, projectPath } from '#src/lib/paths.ts';
import { elementTexts } from '#src/lib/error-texts.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { EmptyState } from '#src/ui/display/empty-state.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { useRetry } from '#src/ui/use-retry.ts';

export const Boards = chakra('div', {
  base: {
    paddingInline: { base: '4', md: '8' },
    paddingTop: { base: '4', md: '6' },
    paddingBottom: { base: '8', md: '16' },
  },
});

/** Opens the element's conversation over the screen (specification SHELL-18). */
export function developElement({ project, slug }: ElementCard): void {
  appActions().openConversation({ endpoint: 'narrative-elements', project, element: slug });
}

/**
 * Returns the URL's kind, or null when the project doesn't have it. Accepts any kind when the project lists no kinds.
 */
export function findElementKind({ kinds }: ProjectModel, plural: string): ElementKindModel | null {
  const match = kinds.find((kind) => kind.plural === plural);
  if (match !== undefined || kinds.length > 0) return match ?? null;
  const pluralName = plural.charAt(0).toUpperCase() + plural.slice(1).replaceAll('-', ' ');
  return { plural, pluralName, name: pluralName.replace(/s$/, ''), count: 0 };
}

/** Reads the URL's element. A null slug is invalid, and nothing is read. */
export function useUrlElement(project: ProjectModel) {
  const slug = readSlug(useParams()['element']);
  const { data: element, isLoading, error, refetch } = useElement(project.slug, slug);
  return { slug, element, ...useRetry({ isPending: isLoading, error, refetch }) };
}

export function UnknownKind({ project, kind }: { project: ProjectModel; kind: string }) {
  return (
    <EmptyState title={elementTexts.unknownKind(kind)} hint={`${project.name} has other kinds of elements.`}>
      <Button asChild>
        <Link to={projectPath(project.slug)}>Back to {project.name}</Link>
      </Button>
    </EmptyState>
  );
}

export function TalkButton({ project }: { project: ProjectModel }) {
  return (
    <Button asChild>
      <Link to={conversationPath({ endpoint: 'projects', project: project.slug })}>
        <Icon of={Mic} />
        Talk
      </Link>
    </Button>
  );
}
