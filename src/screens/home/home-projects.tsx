import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ProjectCards, ProjectCardsSkeleton } from '#src/features/projects/components/project-cards.tsx';
import type { useProjects } from '#src/features/projects/queries.ts';
import { SectionError } from '#src/ui/feedback/section-error.tsx';
import { projectPath } from '#src/lib/project-paths.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { DeferredComponent } from '#src/ui/deferred-component.tsx';

const initialCount = 6;
const oneRow = 3;

async function loadCategory() {
  return (await import('./home-category.tsx')).HomeCategory;
}

async function loadOfCategory() {
  return (await import('./home-category-projects.tsx')).HomeCategoryProjects;
}

/** Projects by last change, optionally of a single category (Section 2, dynamic project list). */
export function HomeProjects({ projects }: { projects: ReturnType<typeof useProjects> }) {
  const { data, isPending, isFetching, refetch } = projects;
  const navigate = useNavigate();
  const isOfCategory = useSearchParams()[0].has('category');
  const [isWhole, setWhole] = useState(false);
  const create = async (): Promise<void> => {
    const { newProject } = await import('#src/features/projects/project-forms.tsx');
    newProject((slug) => void navigate(projectPath(slug)));
  };
  const listed = data ?? [];
  return (
    <chakra.section aria-labelledby="home-projects" marginTop="8">
      <chakra.div display="flex" alignItems="center" gap="1" marginTop="-7px" marginBottom="9px">
        <chakra.h2 id="home-projects" textStyle="h2" marginInlineEnd="auto">
          Projects
        </chakra.h2>
        {(isOfCategory || listed.length > oneRow) && <DeferredComponent load={loadCategory}>{null}</DeferredComponent>}
        <Button variant="link" icon={Plus} marginInlineEnd="-3" onClick={() => void create()}>
          New project
        </Button>
      </chakra.div>
      {listed.length > 0 && isOfCategory && (
        <DeferredComponent load={loadOfCategory}>
          <ProjectCardsSkeleton />
        </DeferredComponent>
      )}
      {listed.length > 0 && !isOfCategory && (
        <ProjectCards projects={isWhole ? listed : listed.slice(0, initialCount)} />
      )}
      {!isWhole && !isOfCategory && listed.length > initialCount && (
        <chakra.div marginTop="4" textAlign="center">
          <Button onClick={() => setWhole(true)}>Show all {listed.length} projects</Button>
        </chakra.div>
      )}
      {data?.length === 0 && (
        <chakra.p color="fg.muted">
          A project keeps one story’s characters, outline, notes and manuscript together.
        </chakra.p>
      )}
      {isPending && <ProjectCardsSkeleton />}
      {!data && !isPending && (
        <SectionError message="We couldn’t load your projects." retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </chakra.section>
  );
}
