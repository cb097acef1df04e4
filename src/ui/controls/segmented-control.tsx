import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../display/icon.tsx';

const Group = chakra('div', {
  base: {
    display: 'inline-flex',
    padding: '3px',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderColor: 'border.subtle',
    borderRadius: 'control',
  },
  variants: { full: { true: { display: 'flex', width: 'full' } } },
});

const Part = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '1',
    gap: '2',
    minHeight: '8',
    paddingInline: '3',
    borderRadius: '8px',
    borderWidth: '1px',
    borderColor: 'transparent',
    textStyle: 'label',
    color: 'fg.muted',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color var(--chakra-durations-hover), color var(--chakra-durations-hover)',
    _hover: { color: 'fg.default' },
    '&:has(:checked)': {
      bg: 'bg.surface',
      borderColor: 'border.default',
      color: 'fg.default',
      _dark: { bg: 'bg.muted' },
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '2px' },
    '&:has(:disabled)': { opacity: '.5', cursor: 'not-allowed' },
    '@media (pointer: coarse)': { minHeight: '10' },
    '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  },
});

// Covers the option invisibly, so that it's pressed directly.
const Radio = chakra('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    margin: '0',
    opacity: '0',
    cursor: 'inherit',
  },
});

type Option<T extends string> = { value: T; label: string; icon?: LucideIcon; disabled?: boolean };

type Props<T extends string> = {
  label: string;
  value: T;
  options: readonly Option<T>[];
  onChange: (value: T) => void;
  full?: boolean;
};

/** A `radiogroup` of native radios, so arrow keys move and choose. */
export function SegmentedControl<T extends string>({ label, value, options, onChange, full = false }: Props<T>) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label} full={full}>
      {options.map((option) => (
        <Part key={option.value}>
          <Radio
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon of={option.icon} size={16} />}
          {option.label}
        </Part>
      ))}
    </Group>
  );
}
