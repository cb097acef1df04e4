import { SelectMenu } from '#src/ui/controls/select.tsx';
import type { StoryChoice, StorySort } from '../story-order.ts';

const sorts: readonly { value: StorySort; label: string }[] = [
  { value: 'touched', label: 'Recently edited' },
  { value: 'name', label: 'Name' },
  { value: 'progress', label: 'Progress' },
];

type Props = { types: readonly string[]; choice: StoryChoice; onChoose: (choice: StoryChoice) => void };

export function ListControls({ types, choice, onChoose }: Props) {
  // An empty value can't be a type's name.
  const options = [{ value: '', label: 'All types' }, ...types.map((type) => ({ value: type, label: type }))];
  return (
    <>
      <SelectMenu
        label="Type"
        value={choice.type ?? ''}
        options={options}
        onChange={(type) => onChoose({ ...choice, type: type === '' ? null : type })}
      />
      <SelectMenu
        label="Sort by"
        value={choice.sort}
        options={sorts}
        onChange={(sort) => onChoose({ ...choice, sort })}
      />
    </>
  );
}
