import { chakra } from '@chakra-ui/react';
import { nativeList, type NativeList } from './native-list.tsx';
import { pickerStyles } from './picker-styles.ts';

const Select = chakra('select', {
  base: {
    ...pickerStyles,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: { base: '8', md: 'control' },
    minWidth: '0',
    paddingInline: { base: '2', md: '4' },
    textOverflow: 'ellipsis',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'border.default',
    bgColor: 'bg.surface',
    color: 'fg.default',
    textStyle: 'label',
    cursor: 'pointer',
    transition: 'background-color var(--chakra-durations-hover), border-color var(--chakra-durations-hover)',
    _hover: { bgColor: 'bg.subtle', borderColor: 'border.control' },
  },
});

type Props<T extends string> = NativeList<T> & {
  /** Accessible name only. */
  label: string;
};

/** A native list behind a button, so each device uses its own picker. */
export function SelectMenu<T extends string>({ label, ...list }: Props<T>) {
  return <Select aria-label={label} {...nativeList(list)} />;
}
