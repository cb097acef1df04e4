import { chakra, CheckboxCard, CheckboxGroup, defineSlotRecipe } from '@chakra-ui/react';
import { coveringInput } from '#src/ui/controls/covering-input.ts';

const recipe = defineSlotRecipe({
  slots: ['root', 'label'],
  base: {
    root: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'control',
      maxWidth: 'full',
      paddingInline: '4',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'control',
      bg: 'bg.surface',
      textStyle: 'label',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      userSelect: 'none',
      transition:
        'background-color var(--chakra-durations-hover), border-color var(--chakra-durations-hover), color var(--chakra-durations-hover)',
      _hover: { borderColor: 'border.control' },
      // The tint alone would be too faint.
      _checked: { bg: 'accent.subtle', borderColor: 'accent.fg', color: 'accent.fg' },
      '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '2px' },
      '@media (forced-colors: active)': { _checked: { outline: '2px solid Highlight', outlineOffset: '-4px' } },
    },
  },
});

type Props = {
  label: string;
  options: readonly string[];
  chosen: readonly string[];
  /** Receives the choices in the order chosen. */
  onChange: (chosen: readonly string[]) => void;
};

export function ChoiceChips({ label, options, chosen, onChange }: Props) {
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend textStyle="label" marginBottom="3">
        {label}
      </chakra.legend>
      <CheckboxGroup value={[...chosen]} onValueChange={onChange} flexDirection="row" flexWrap="wrap" gap="2">
        {options.map((option) => (
          <CheckboxCard.Root key={option} recipe={recipe} value={option}>
            <CheckboxCard.HiddenInput style={coveringInput} />
            <CheckboxCard.Label>{option}</CheckboxCard.Label>
          </CheckboxCard.Root>
        ))}
      </CheckboxGroup>
    </chakra.fieldset>
  );
}
