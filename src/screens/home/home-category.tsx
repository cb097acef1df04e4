import { useSearchParams } from 'react-router-dom';
import { categoriesOf, categoryOf } from '#src/features/projects/categories.ts';
import { useProjects } from '#src/features/projects/queries.ts';
import { SelectMenu } from '#src/ui/controls/select-menu.tsx';

/** Which projects home shows, where there is a choice; it stands in the address. */
export function HomeCategory() {
  const [query, setQuery] = useSearchParams();
  const projects = useProjects().data ?? [];
  // An empty value cannot be the name of a category.
  const options = [
    { value: '', label: 'All categories' },
    ...categoriesOf(projects).map((category) => ({ value: category, label: category })),
  ];
  const choose = (category: string): void =>
    setQuery(
      (known) => {
        const next = new URLSearchParams(known);
        if (category === '') next.delete('category');
        else next.set('category', category);
        return next;
      },
      { replace: true },
    );
  if (options.length < 3) return null;
  return <SelectMenu label="Category" value={categoryOf(query, projects) ?? ''} options={options} onChange={choose} />;
}
