import { SelectMenu } from '#src/ui/controls/select-menu.tsx';
import type { StoryChoice, StorySort } from '../story-order.ts';

const sorts: readonly { value: StorySort; label: string }[] = [
  { value: 'touched', label: 'Recently edited' },
  { value: 'name', label: 'Name' },
  { value: 'progress', label: 'Progress' },
];

type Props = { types: readonly string[]; choice: StoryChoice; onChoose: (choice: StoryChoice) => void };

/** Which stories are shown, and in which order. */
export function ListControls({ types, choice, onChoose }: Props) {
  // An empty value cannot be the name of a type.
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
