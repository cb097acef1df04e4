import { useSearchParams } from 'react-router-dom';
import { getCategories, getCategory } from '#src/features/projects/categories.ts';
import { useProjects } from '#src/features/projects/queries.ts';
import { SelectMenu } from '#src/ui/controls/select-menu.tsx';

export function HomeCategory() {
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
