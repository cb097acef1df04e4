import { useSubscription } from '#src/ui/use-subscription.ts';
import { useTitle } from '#src/ui/use-title.ts';
import { chakra } from '@chakra-ui/react';
import { useNavigate, useParams } from 'react-router-dom';
import { ElementList, NoElements } from '#src/features/elements/components/element-list.tsx';
import { ElementMissing } from '#src/features/elements/components/element-missing.tsx';
import { NewElementButton, newElement } from '#src/features/elements/new-element.tsx';
import type { ElementDetail } from '#src/features/elements/element-model.ts';
import { subscribeToElement } from '#src/features/elements/live.ts';
import { useRelatedElements } from '#src/features/elements/queries.ts';
import type { ElementKindModel, ProjectModel } from '#src/features/projects/project-model.ts';
import { projectPath } from '#src/lib/paths.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx';
import { BackTo } from '#src/ui/layout/back-to.tsx';
import { Boards, developElement, findElementKind, UnknownKind, useUrlElement } from './element-kind.tsx';
import { useLoadedProject } from './project-context.ts';

export const handle: ScreenHandle = { title: 'Related elements', sidebar: true, heading: 'own' };

type Props = { project: ProjectModel; element: ElementDetail; kind: ElementKindModel };

function Related({ project, element, kind }: Props) {
  const navigate = useNavigate();
  const { plural, name, pluralName } = kind;
  const result = useRelatedElements(project.slug, element.slug, plural);
  const title = `${pluralName} related to ${element.name}`;
  useTitle(title);
  useSubscription(subscribeToElement, element.id, project.slug);
  const button = (
    <NewElementButton
      kind={name}
      onNew={() =>
        newElement({
          project: project.slug,
          kind: plural,
          kindName: name,
          relatedTo: element.slug,
          onCreated: (slug) => void navigate(projectPath(project.slug, plural, slug)),
        })
      }
    />
  );
  return (
    <>
      <chakra.div display="flex" alignItems="flex-end" justifyContent="space-between" gap="4" paddingBottom="6">
        <chakra.h1 textStyle="h1" textWrap="balance" overflowWrap="anywhere" minWidth="0">
          {title}
        </chakra.h1>
        {button}
      </chakra.div>
      <ElementList
        label={title}
        result={result}
        onDevelop={developElement}
        empty={<NoElements kind={plural} pluralName={pluralName} search="" />}
      />
    </>
  );
}

/** Related elements of another kind (.../{model_instance_slug}/{related_model_plural}). */
export function Component() {
  const project = useLoadedProject();
  const { kind: of = '', related = '' } = useParams();
  const { slug, element, isPending, error, failure } = useUrlElement(project);
  const kind = findElementKind(project, related);
  return (
    <Boards>
      <BackTo to={projectPath(project.slug, element?.kind ?? of, ...(slug === null ? [] : [slug]))}>
        {element?.name ?? 'Back'}
      </BackTo>
      {kind === null && (
        <>
          <VisuallyHidden asChild>
            <h1 tabIndex={-1}>Related elements</h1>
          </VisuallyHidden>
          <UnknownKind project={project} kind={related} />
        </>
      )}
      {kind !== null && element && <Related key={related} project={project} element={element} kind={kind} />}
      {kind !== null && !element && !isPending && <ElementMissing error={error} failure={failure} />}
    </Boards>
  );
}
