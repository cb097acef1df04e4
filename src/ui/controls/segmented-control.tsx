import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../display/icon.tsx';
import { coveringInput } from './covering-input.ts';

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

const Segment = chakra('label', {
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
    '&:has(:disabled)': { opacity: '.5', cursor: 'not-allowed' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '2px' },
    '@media (pointer: coarse)': { minHeight: '10' },
    '@media (forced-colors: active)': {
      '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
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
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            style={coveringInput}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon of={option.icon} size={16} />}
          {option.label}
        </Segment>
      ))}
    </Group>
  );
}
