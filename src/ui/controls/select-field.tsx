import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { controlStyles } from './field.tsx';
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
    // No list is ever written into.
    '&:read-only': { color: 'fg.default' },
  },
});

type Props<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
};

/** One choice of several in a form: the label beside it, above it on a phone; a native list. */
export function SelectField<T extends string>({ label, value, options, onChange }: Props<T>) {
  const id = useId();
  return (
    <Row>
      <chakra.label htmlFor={id} textStyle="label">
        {label}
      </chakra.label>
      <Select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Row>
  );
}
