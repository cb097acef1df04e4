import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ProjectCards, ProjectCardsSkeleton } from '#src/features/projects/components/project-cards.tsx';
import type { useProjects } from '#src/features/projects/queries.ts';
import { PartFailed } from '#src/ui/feedback/part-failed.tsx';
import { projectPath } from '#src/lib/project-places.ts';
import { Button } from '#src/ui/controls/button.tsx';

/** As many as fill two rows; the rest comes by a press. */
const shownFirst = 6;

/** The writer's projects, touched last first (section 2, dynamic project list). */
export function HomeProjects({ projects }: { projects: ReturnType<typeof useProjects> }) {
  const { data, isPending, isFetching, refetch } = projects;
  const navigate = useNavigate();
  const [isWhole, setWhole] = useState(false);
  const create = async (): Promise<void> => {
    const { newProject } = await import('#src/features/projects/project-forms.tsx');
    newProject((slug) => void navigate(projectPath(slug)));
  };
  return (
    <chakra.section aria-labelledby="home-projects" marginTop="8">
      <chakra.div display="flex" alignItems="center" gap="1" marginBottom="4">
        <chakra.h2 id="home-projects" textStyle="h2" marginInlineEnd="auto">
          Projects
        </chakra.h2>
        <Button variant="link" icon={Plus} onClick={() => void create()}>
          New project
        </Button>
      </chakra.div>
      {data && data.length > 0 && <ProjectCards projects={isWhole ? data : data.slice(0, shownFirst)} />}
      {data && !isWhole && data.length > shownFirst && (
        <chakra.div marginTop="4" textAlign="center">
          <Button onClick={() => setWhole(true)}>Show all {data.length} projects</Button>
        </chakra.div>
      )}
      {data?.length === 0 && (
        <chakra.p color="fg.muted">
          A project keeps characters, outline, notes and the text of one story together.
        </chakra.p>
      )}
      {isPending && <ProjectCardsSkeleton />}
      {!data && !isPending && (
        <PartFailed message="We could not load your projects." retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </chakra.section>
  );
}
