import { useSubscription } from '#src/ui/use-subscription.ts';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ElementList, NoElements } from '#src/features/elements/components/element-list.tsx';
import { ElementTools } from '#src/features/elements/components/element-tools.tsx';
import { NewElementButton, newElement } from '#src/features/elements/new-element.tsx';
import { parseElementFilters, toElementQuery } from '#src/features/elements/element-filters.ts';
import { subscribeToProjectElements } from '#src/features/elements/live.ts';
import { useElements } from '#src/features/elements/queries.ts';
import type { ElementKindModel, ProjectModel } from '#src/features/projects/project-model.ts';
import { projectPath } from '#src/lib/paths.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { Boards, developElement, findElementKind, TalkButton, UnknownKind } from './element-kind.tsx';
import { useLoadedProject } from './project-context.ts';

export const handle: ScreenHandle = { title: 'Elements', sidebar: true };

function OfKind({ project, kind }: { project: ProjectModel; kind: ElementKindModel }) {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const choice = parseElementFilters(query);
  const { plural, name, pluralName } = kind;
  const result = useElements({ kind: plural, project: project.slug, developedOn: null, choice });
  useSubscription(subscribeToProjectElements, project.id, project.slug);
  const button = (
    <NewElementButton
      kind={name}
      onNew={() =>
        newElement({
          project: project.slug,
          kind: plural,
          kindName: name,
          onCreated: (slug) => void navigate(projectPath(project.slug, plural, slug)),
        })
      }
    />
  );
  const hasNone = result.data?.cards.length === 0 && choice.search === '';
  return (
    <Boards>
      {!hasNone && (
        <ElementTools
          label={`Search ${pluralName.toLowerCase()}`}
          choice={choice}
          onChoose={(next) =>
            setQuery((current) => toElementQuery(current, next), { replace: true, preventScrollReset: true })
          }
        >
          {button}
        </ElementTools>
      )}
      <ElementList
        label={pluralName}
        result={result}
        onDevelop={developElement}
        empty={
          <NoElements kind={plural} pluralName={pluralName} search={choice.search}>
            {button}
            <TalkButton project={project} />
          </NoElements>
        }
      />
    </Boards>
  );
}

/** /projects/{slug}/{model_plural}. The URL holds search and order. */
export function Component() {
  const project = useLoadedProject();
  const plural = useParams()['kind'] ?? '';
  const kind = findElementKind(project, plural);
  if (kind === null) return <UnknownKind project={project} kind={plural} />;
  return <OfKind key={plural} project={project} kind={kind} />;
}
