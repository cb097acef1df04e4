import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SearchField } from '#src/ui/controls/search-field.tsx';
import { SelectMenu } from '#src/ui/controls/select.tsx';
import type { ElementChoice, ElementSort } from '../element-filters.ts';

const sorts: readonly { value: ElementSort; label: string }[] = [
  { value: 'recent', label: 'Recently edited' },
  { value: 'name', label: 'Name' },
];

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 304px) auto minmax(0, 1fr)' },
    alignItems: 'center',
    gap: '2',
    paddingBottom: { base: '4', md: '6' },
  },
});

type Props = {
  label: string;
  choice: ElementChoice;
  onChoose: (choice: ElementChoice) => void;
  children?: ReactNode;
};

export function ElementTools({ label, choice, onChoose, children }: Props) {
  return (
    <Row role="search">
      <chakra.div gridColumn={children === undefined ? { base: '1 / -1', md: 'auto' } : 'auto'}>
        <SearchField label={label} value={choice.search} onSearch={(search) => onChoose({ ...choice, search })} />
      </chakra.div>
      <chakra.div order={{ base: 3, md: 0 }} gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <SelectMenu
          label="Sort by"
          value={choice.sort}
          options={sorts}
          onChange={(sort) => onChoose({ ...choice, sort })}
        />
      </chakra.div>
      <chakra.div display="flex" justifyContent="flex-end">
        {children}
      </chakra.div>
    </Row>
  );
}
