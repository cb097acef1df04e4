import { chakra } from '@chakra-ui/react';

/** Browsers that can style a native list draw ours; the others draw their own, which works as well. */
const Select = chakra('select', {
  base: {
    appearance: 'base-select',
    '&::picker(select)': { appearance: 'base-select' },
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: { base: '8', md: 'control' },
    paddingInline: { base: '3', md: '4' },
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'border.default',
    bg: 'bg.surface',
    color: 'fg.default',
    textStyle: 'label',
    cursor: 'pointer',
    transition: 'background-color var(--chakra-durations-hover), border-color var(--chakra-durations-hover)',
    _hover: { bg: 'bg.subtle', borderColor: 'border.control' },
    '&::picker-icon': {
      content: '""',
      width: '7px',
      height: '7px',
      marginInline: '4px 2px',
      borderInlineEnd: '1.75px solid currentColor',
      borderBottom: '1.75px solid currentColor',
      transform: 'translateY(-2px) rotate(45deg)',
    },
    '@supports (appearance: base-select)': {
      '&::picker(select)': {
        width: '224px',
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
        '@media (pointer: coarse)': { minHeight: 'touch' },
      },
    },
  },
});

type Props<T extends string> = {
  /** What is chosen here, read out only: the shown value says it to the eye. */
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
};

/** One choice of several behind a button that shows the present one: a native list, so every device brings its own ease. */
export function SelectMenu<T extends string>({ label, value, options, onChange }: Props<T>) {
  return (
    <Select
      aria-label={label}
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
  );
}
