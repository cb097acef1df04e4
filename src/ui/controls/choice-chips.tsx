import { chakra } from '@chakra-ui/react';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

const Chip = chakra('label', {
  base: {
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
    '&:not(:has(:checked)):hover': { borderColor: 'border.control' },
    // The tint alone would be too faint.
    '&:has(:checked)': { bg: 'accent.subtle', borderColor: 'accent.fg', color: 'accent.fg' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '2px' },
    '@media (pointer: coarse)': { minHeight: 'touch' },
    '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-4px' } },
  },
});

// Covers the chip, so assistive technology finds the control there.
const Box = chakra('input', {
  base: { position: 'absolute', inset: '0', margin: '0', opacity: '0', cursor: 'pointer' },
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
      <Row>
        {options.map((option) => (
          <Chip key={option}>
            <Box
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...chosen, option] : chosen.filter((one) => one !== option))
              }
            />
            {option}
          </Chip>
        ))}
      </Row>
    </chakra.fieldset>
  );
}
