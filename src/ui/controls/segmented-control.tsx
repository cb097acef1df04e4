import { defineSlotRecipe, SegmentGroup } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../display/icon.tsx';
import { coveringInput } from './covering-input.ts';

const recipe = defineSlotRecipe({
  slots: ['root', 'item', 'itemText'],
  base: {
    root: {
      display: 'inline-flex',
      padding: '3px',
      bg: 'bg.subtle',
      borderWidth: '1px',
      borderColor: 'border.subtle',
      borderRadius: 'control',
    },
    item: {
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
      _checked: {
        bg: 'bg.surface',
        borderColor: 'border.default',
        color: 'fg.default',
        _dark: { bg: 'bg.muted' },
      },
      _disabled: { opacity: '.5', cursor: 'not-allowed' },
      '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '2px' },
      '@media (pointer: coarse)': { minHeight: '10' },
      '@media (forced-colors: active)': { _checked: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
    itemText: { display: 'inline-flex', alignItems: 'center', gap: '2' },
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
  return (
    <SegmentGroup.Root
      recipe={recipe}
      {...(full && { display: 'flex', width: 'full' })}
      aria-label={label}
      value={value}
      onValueChange={(change) => {
        const chosen = options.find((option) => option.value === change.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <SegmentGroup.Item key={option.value} value={option.value} disabled={option.disabled ?? false}>
          <SegmentGroup.ItemHiddenInput style={coveringInput} />
          <SegmentGroup.ItemText>
            {option.icon && <Icon of={option.icon} size={16} />}
            {option.label}
          </SegmentGroup.ItemText>
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}
