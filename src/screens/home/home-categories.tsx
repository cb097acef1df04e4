import { useSearchParams } from 'react-router-dom';
import { getCategories, getCategory, useProjectsInCategory } from '#src/features/projects/categories.ts';
import { ProjectCards, ProjectCardsSkeleton } from '#src/features/projects/components/project-cards.tsx';
import { useProjects } from '#src/features/projects/list-queries.ts';
import { SelectMenu } from '#src/ui/controls/select.tsx';
import { QueryList } from '#src/ui/query-list.tsx';

export function HomeCategoryMenu() {
  const [query, setQuery] = useSearchParams();
  const projects = useProjects().data ?? [];
  const options = [
    { value: '', label: 'All categories' },
    ...getCategories(projects).map((category) => ({ value: category, label: category })),
  ];
  const choose = (category: string): void =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        if (category === '') next.delete('category');
        else next.set('category', category);
        return next;
      },
      { replace: true },
    );
  if (options.length < 3) return null;
  return <SelectMenu label="Category" value={getCategory(query, projects) ?? ''} options={options} onChange={choose} />;
}

function OfCategory({ category }: { category: string }) {
  return (
    <QueryList
      query={useProjectsInCategory(category)}
      skeleton={<ProjectCardsSkeleton />}
      failed="We couldn’t load your projects."
    >
      {(projects) => <ProjectCards projects={projects} />}
    </QueryList>
  );
}

/** Shows all projects when no project has the URL's category. */
export function HomeCategoryProjects() {
  const [query] = useSearchParams();
  const projects = useProjects().data ?? [];
  const category = getCategory(query, projects);
  return category === null ? <ProjectCards projects={projects} /> : <OfCategory category={category} />;
}
