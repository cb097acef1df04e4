import { chakra, defineSlotRecipe, NativeSelect } from '@chakra-ui/react';
import { useId } from 'react';
import { controlStyles } from './field.tsx';

/** Styles the list itself where the browser allows it; elsewhere it looks as on the device. */
const pickerStyle = {
  appearance: 'none',
  '@supports (appearance: base-select)': {
    appearance: 'base-select',
    '&::picker-icon': { display: 'none' },
    '&::picker(select)': {
      appearance: 'base-select',
      minWidth: 'max(224px, anchor-size(self-inline))',
      marginBlock: '4px',
      padding: '4px',
      borderRadius: 'control',
      border: '1px solid {colors.border.default}',
      bg: 'bg.surface',
      color: 'fg.default',
      boxShadow: 'e2',
    },
    '& option': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'control',
      paddingInline: '3',
      borderRadius: 'chip',
      textStyle: 'body',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle' },
      '&:focus-visible': { bg: 'bg.subtle', outlineOffset: '-2px' },
      '&::checkmark': { order: '1', marginInlineStart: 'auto', color: 'accent.fg' },
    },
  },
} as const;

const common = {
  root: { position: 'relative', minWidth: '0' },
  indicator: {
    position: 'absolute',
    top: '50%',
    insetInlineEnd: '10px',
    transform: 'translateY(-50%)',
    pointerEvents: 'none',
    color: 'fg.muted',
    '& > svg': { width: '16px', height: '16px' },
  },
} as const;

const slots = ['root', 'field', 'indicator'];

const fieldRecipe = defineSlotRecipe({
  slots,
  base: {
    ...common,
    field: {
      ...controlStyles,
      ...pickerStyle,
      paddingInlineEnd: '8',
      minHeight: 'touch',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      cursor: 'pointer',
      '&:read-only': { color: 'fg.default' },
    },
  },
});

const buttonRecipe = defineSlotRecipe({
  slots,
  base: {
    ...common,
    root: { ...common.root, display: 'inline-flex' },
    field: {
      ...pickerStyle,
      alignItems: 'center',
      width: 'full',
      minHeight: { base: '8', md: 'control' },
      minWidth: '0',
      maxWidth: 'full',
      paddingInlineStart: { base: '2', md: '4' },
      paddingInlineEnd: '8',
      overflow: 'clip',
      overflowClipMargin: 'content-box',
      whiteSpace: 'nowrap',
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
  },
});

type Props<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
};

function Select<T extends string>({
  options,
  value,
  onChange,
  recipe,
  ...field
}: Omit<Props<T>, 'label'> & { recipe: typeof fieldRecipe; id?: string; 'aria-label'?: string }) {
  return (
    <NativeSelect.Root recipe={recipe}>
      <NativeSelect.Field
        {...field}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

/** A native list with its label beside it, above it on a phone. */
export function SelectField<T extends string>({ label, ...list }: Props<T>) {
  const id = useId();
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' }}
      alignItems="center"
      columnGap="3"
      rowGap="2"
    >
      <chakra.label htmlFor={id} textStyle="label">
        {label}
      </chakra.label>
      <Select id={id} recipe={fieldRecipe} {...list} />
    </chakra.div>
  );
}

/** A native list behind a button, so each device uses its own picker. `label` is its accessible name only. */
export function SelectMenu<T extends string>({ label, ...list }: Props<T>) {
  return <Select aria-label={label} recipe={buttonRecipe} {...list} />;
}
