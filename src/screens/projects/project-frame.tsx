import { Pencil } from 'lucide-react';
import { Outlet, useMatches } from 'react-router-dom';
import { ProjectHeader } from '#src/features/projects/components/project-header.tsx';
import { editProject } from '#src/features/projects/project-forms.tsx';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { useLoadedProject } from './project-context.ts';

/** Whether the screen below brings its own `h1`: its `handle` says so. */
function useOwnHeading(): boolean {
  return useMatches().some(
    ({ handle }) => typeof handle === 'object' && handle !== null && 'heading' in handle && handle.heading === 'own',
  );
}

/** The head of a project over the screens that show it. */
export function Component() {
  const project = useLoadedProject();
  const hasOwnHeading = useOwnHeading();
  return (
    <>
      <ProjectHeader project={project} isHeading={!hasOwnHeading}>
        <Menu
          label="More about this project"
          items={[{ label: 'Edit project', icon: Pencil, onSelect: () => editProject(project) }]}
        />
      </ProjectHeader>
      <Outlet context={project} />
    </>
  );
}
