import { useSearchParams } from 'react-router-dom';
import { getCategory } from '#src/features/projects/categories.ts';
import { ProjectCards, ProjectCardsSkeleton } from '#src/features/projects/components/project-cards.tsx';
import { useProjects } from '#src/features/projects/queries.ts';
import { useProjectsInCategory } from '#src/features/projects/use-projects-of.ts';
import { SectionError } from '#src/ui/feedback/section-error.tsx';

function OfCategory({ category }: { category: string }) {
  const { data, isPending, isFetching, refetch } = useProjectsInCategory(category);
  if (isPending) return <ProjectCardsSkeleton />;
  if (data === undefined)
    return (
      <SectionError message="We couldn’t load your projects." retrying={isFetching} onRetry={() => void refetch()} />
    );
  return <ProjectCards projects={data} />;
}

/** Shows all projects when no project has the URL's category. */
export function HomeCategoryProjects() {
  const [query] = useSearchParams();
  const projects = useProjects().data ?? [];
  const category = getCategory(query, projects);
  return category === null ? <ProjectCards projects={projects} /> : <OfCategory category={category} />;
}
