import { useSubscription } from '#src/ui/use-subscription.ts';
import { useTitle } from '#src/ui/use-title.ts';
import { useMemo } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { ElementMissing } from '#src/features/elements/components/element-missing.tsx';
import { ElementPage, ElementSkeleton } from '#src/features/elements/components/element-page.tsx';
import type { ElementDetail } from '#src/features/elements/element-model.ts';
import { subscribeToElement, subscribeToProjectElements } from '#src/features/elements/live.ts';
import { useInsights } from '#src/features/insights/activation.ts';
import { InsightsAside } from '#src/features/insights/components/insights-aside.tsx';
import { InsightsSheetHandle } from '#src/features/insights/components/insights-sheet.tsx';
import type { ProjectModel } from '#src/features/projects/project-model.ts';
import { projectPath } from '#src/lib/paths.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { Aside } from './aside.tsx';
import { BackTo } from '#src/ui/layout/back-to.tsx';
import { dialogs$ } from '#src/ui/overlay/dialogs.ts';
import { Boards, developElement, findElementKind, useUrlElement } from './element-kind.tsx';
import { useLoadedProject } from './project-context.ts';

type Props = { project: ProjectModel; element: ElementDetail };

export function ElementInsights({ project, element }: Props) {
  const context = useMemo(
    () => ({ projectSlug: project.slug, elementSlug: element.slug, sessionChatId: null }),
    [project.slug, element.slug],
  );
  useInsights(context, { projectId: project.id, elementId: element.id });
  return (
    <>
      <Aside>
        <InsightsAside context={context} generating={false} canOpen={() => dialogs$.peek().length === 0} />
      </Aside>
      <InsightsSheetHandle context={context} />
    </>
  );
}

export const handle: ScreenHandle = { title: 'Element', sidebar: true, heading: 'own', insights: 'beside' };

function useElementSubscription({ id }: ElementDetail, project: ProjectModel): void {
  useSubscription(subscribeToElement, id, project.slug);
  useSubscription(subscribeToProjectElements, project.id, project.slug);
}

function ElementContent({ project, element }: { project: ProjectModel; element: ElementDetail }) {
  const navigate = useNavigate();
  useElementSubscription(element, project);
  useTitle(element.name);
  return (
    <>
      <ElementPage
        element={element}
        kindName={findElementKind(project, element.kind)?.pluralName ?? project.name}
        leave={() => void navigate(projectPath(project.slug, element.kind), { replace: true })}
        onDevelop={developElement}
      />
      <ElementInsights project={project} element={element} />
    </>
  );
}

/** An element (/projects/{slug}/{model_plural}/{model_instance_slug}). */
export function Component() {
  const project = useLoadedProject();
  const { kind = '' } = useParams();
  const { slug, element, isPending, error, failure } = useUrlElement(project);
  if (isPending) return <ElementSkeleton />;
  if (element) {
    // Redirect an id or another kind to the element's URL.
    if (element.kind !== kind || element.slug !== slug)
      return <Navigate to={projectPath(project.slug, element.kind, element.slug)} replace />;
    return <ElementContent key={element.id} project={project} element={element} />;
  }
  return (
    <Boards>
      <BackTo to={projectPath(project.slug)}>{project.name}</BackTo>
      <ElementMissing error={error} failure={failure} />
    </Boards>
  );
}
