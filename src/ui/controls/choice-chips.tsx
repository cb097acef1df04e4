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
    // The edge says it too: the tint alone would be too faint to tell by.
    '&:has(:checked)': { bg: 'accent.subtle', borderColor: 'accent.fg', color: 'accent.fg' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '2px' },
    '@media (pointer: coarse)': { minHeight: 'touch' },
    '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-4px' } },
  },
});

// Over the whole chip, so that whoever asks where the control is finds it there.
const Box = chakra('input', {
  base: { position: 'absolute', inset: '0', margin: '0', opacity: '0', cursor: 'pointer' },
});

type Props = {
  /** Names the group. */
  label: string;
  options: readonly string[];
  chosen: readonly string[];
  /** Gets what is chosen now, in the order in which it was chosen. */
  onChange: (chosen: readonly string[]) => void;
};

/** Any number of several short choices, as chips that are checkboxes. */
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
