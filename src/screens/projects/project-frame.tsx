import { Pencil } from 'lucide-react';
import { useEffect } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { ProjectHeader } from '#src/features/projects/components/project-header.tsx';
import { editProject } from '#src/features/projects/project-forms.tsx';
import { pageTitle } from '#src/lib/product.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { useLoadedProject } from './project-context.ts';

/** What the screen below tells of itself, before its module is loaded nothing. */
function useSection(): Partial<ScreenHandle> {
  return useMatches().at(-1)?.handle ?? {};
}

/** "Outline · The Salt Road"; the overview is the project itself. A screen with a heading of its own has its own title. */
function useProjectTitle(name: string, { title, heading }: Partial<ScreenHandle>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (heading === 'own' || title == null) return;
    document.title = pageTitle(title === 'Project' ? name : `${title} · ${name}`);
  }, [name, title, heading, pathname]);
}

/** The head of a project over the screens that show it. */
export function Component() {
  const project = useLoadedProject();
  const section = useSection();
  useProjectTitle(project.name, section);
  return (
    <>
      <ProjectHeader project={project} isHeading={section.heading !== 'own'}>
        <Menu
          label="More about this project"
          items={[{ label: 'Edit project', icon: Pencil, onSelect: () => editProject(project) }]}
        />
      </ProjectHeader>
      <Outlet context={project} />
    </>
  );
}
