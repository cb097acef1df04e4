import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { controlStyles } from './field.tsx';
import { nativeList, type NativeList } from './native-list.tsx';
import { pickerStyles } from './picker-styles.ts';

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
  },
});

const Select = chakra('select', {
  base: {
    ...controlStyles,
    ...pickerStyles,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minWidth: '0',
    minHeight: 'touch',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    cursor: 'pointer',
    '&:read-only': { color: 'fg.default' },
  },
});

type Props<T extends string> = NativeList<T> & {
  label: string;
};

export function SelectField<T extends string>({ label, ...list }: Props<T>) {
  const id = useId();
  return (
    <Row>
      <chakra.label htmlFor={id} textStyle="label">
        {label}
      </chakra.label>
      <Select id={id} {...nativeList(list)} />
    </Row>
  );
}
