import { Checkbox as ChakraCheckbox, defineSlotRecipe } from '@chakra-ui/react';
import { coveringInput } from './covering-input.ts';

const recipe = defineSlotRecipe({
  slots: ['root', 'control', 'label'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifySelf: 'start',
      gap: '3',
      minHeight: 'control',
      textStyle: 'body',
      cursor: 'pointer',
    },
    control: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      width: '20px',
      height: '20px',
      padding: '2px',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'chip',
      bg: 'bg.surface',
      color: 'accent.contrast',
      transition: 'background-color var(--chakra-durations-hover), border-color var(--chakra-durations-hover)',
      _checked: { bg: 'accent.solid', borderColor: 'accent.solid' },
      _focusVisible: { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '2px' },
      '@media (forced-colors: active)': { color: 'Highlight' },
    },
  },
});

type Props = { label: string; name: string; checked: boolean; onChange: (checked: boolean) => void };

/** The whole row is clickable: 40 px high, 44 under a coarse pointer. */
export function Checkbox({ label, name, checked, onChange }: Props) {
  return (
    <ChakraCheckbox.Root
      recipe={recipe}
      name={name}
      checked={checked}
      onCheckedChange={(change) => onChange(change.checked === true)}
    >
      <ChakraCheckbox.HiddenInput style={coveringInput} />
      <ChakraCheckbox.Control />
      <ChakraCheckbox.Label>{label}</ChakraCheckbox.Label>
    </ChakraCheckbox.Root>
  );
}
