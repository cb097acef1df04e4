import { useMemo } from 'react';
import { InsightsAside } from '#src/features/insights/components/insights-aside.tsx';
import { InsightsSheetHandle } from '#src/features/insights/components/insights-sheet-handle.tsx';
import { useInsights } from '#src/features/insights/use-insights.ts';
import type { ElementDetail } from '#src/features/elements/element-model.ts';
import type { ProjectModel } from '#src/features/projects/project-model.ts';
import { Aside } from '#src/ui/layout/aside.tsx';

/** On phones the sheet stays closed: the writer came to read the element. */
function stayClosed(): boolean {
  return false;
}

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
        <InsightsAside context={context} generating={false} canOpen={stayClosed} />
      </Aside>
      <InsightsSheetHandle context={context} />
    </>
  );
}
