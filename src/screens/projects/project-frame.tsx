import { chakra } from '@chakra-ui/react';
import { GitCompareArrows, Lightbulb, Pencil } from 'lucide-react';
import { Outlet, useLocation, useMatches, useParams } from 'react-router-dom';
import { panelVisible$ } from '#src/features/insights/panel-state.ts';
import { ProjectHeader } from '#src/features/projects/components/project-header.tsx';
import { editProject } from '#src/features/projects/project-forms.tsx';
import type { ProjectModel } from '#src/features/projects/project-model.ts';
import { appActions } from '#src/platform/app-actions.ts';
import { SearchTrigger } from '#src/features/search/components/search-trigger.tsx';
import { viewport } from '#src/lib/constants.ts';
import { projectPath } from '#src/lib/paths.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { AsideFrame } from './aside.tsx';
import type { MenuItem } from '#src/ui/overlay/menu-list.tsx';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { useMedia } from '#src/ui/use-media.ts';
import { useTitle } from '#src/ui/use-title.ts';
import { useLoadedProject } from './project-context.ts';
import { useValue } from '@legendapp/state/react';

function InsightsToggle() {
  const isPhone = useMedia(`(max-width: ${viewport.mobileBelowPx - 1}px)`);
  const isOpen = useValue(panelVisible$);
  if (isPhone || isOpen) return null;
  return (
    <IconButton
      label="Creative Insights"
      icon={Lightbulb}
      aria-expanded={false}
      aria-keyshortcuts="]"
      onClick={() => panelVisible$.set(true)}
    />
  );
}

function useSection(): Partial<ScreenHandle> {
  return useMatches().at(-1)?.handle ?? {};
}

/** Sets the title, such as "Outline · The Salt Road". A screen with its own heading sets its own title. */
function useProjectTitle({ name, kinds }: ProjectModel, { title, heading }: Partial<ScreenHandle>): void {
  const { kind } = useParams();
  const section = kinds.find(({ plural }) => plural === kind)?.pluralName ?? title;
  const isOwn = heading === 'own' || section == null;
  const sectionTitle = section === 'Project' ? name : `${section} · ${name}`;
  useTitle(isOwn ? null : sectionTitle);
}

function createMenu(project: ProjectModel): MenuItem[] {
  const { reconciliation } = project;
  const review = { label: 'Review changes', icon: GitCompareArrows };
  return [
    { label: 'Edit project', icon: Pencil, onSelect: () => editProject(project) },
    ...(reconciliation === null
      ? []
      : [{ ...review, onSelect: () => appActions().openReconciliation(reconciliation) }]),
  ];
}

/** Shows on every screen but Write that answers suggest changes to the project. */
function ChangesNotice({ reconciliation }: { reconciliation: string }) {
  return (
    <chakra.section aria-label="Changes to review" paddingInline={{ base: '4', md: '8' }} paddingTop="4">
      <Notice icon={GitCompareArrows} text="Your answers suggest changes to this project.">
        <Button size="sm" variant="link" onClick={() => appActions().openReconciliation(reconciliation)}>
          Review changes
        </Button>
      </Notice>
    </chakra.section>
  );
}

export function Component() {
  const project = useLoadedProject();
  const section = useSection();
  const isWriting = useLocation().pathname === projectPath(project.slug, 'write');
  useProjectTitle(project, section);
  return (
    <AsideFrame>
      <ProjectHeader project={project} isHeading={section.heading !== 'own'} isQuiet={section.insights === 'beside'}>
        {section.insights === 'beside' && <InsightsToggle />}
        <SearchTrigger />
        <Menu label="More project actions" items={createMenu(project)} />
      </ProjectHeader>
      {project.reconciliation !== null && !isWriting && <ChangesNotice reconciliation={project.reconciliation} />}
      <Outlet context={project} />
    </AsideFrame>
  );
}
