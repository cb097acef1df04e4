import { chakra, defineSlotRecipe, Switch as ChakraSwitch } from '@chakra-ui/react';
import { useId } from 'react';
import { coveringInput } from '#src/ui/controls/covering-input.ts';

const recipe = defineSlotRecipe({
  slots: ['root', 'control', 'thumb', 'label'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: 'touch',
      cursor: 'pointer',
    },
    label: { display: 'block', textStyle: 'title' },
    control: {
      position: 'relative',
      flexShrink: '0',
      width: '40px',
      height: '24px',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'border.control',
      bg: 'bg.surface',
      transition: 'background-color var(--chakra-durations-hover), border-color var(--chakra-durations-hover)',
      _checked: { bg: 'accent.solid', borderColor: 'accent.solid' },
      _focusVisible: { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '2px' },
    },
    thumb: {
      position: 'absolute',
      insetInlineStart: '2px',
      top: '2px',
      width: '18px',
      height: '18px',
      borderRadius: 'full',
      bg: 'border.control',
      transition: 'transform var(--chakra-durations-hover) var(--chakra-easings-enter)',
      _checked: { bg: 'accent.contrast', transform: 'translateX(16px)' },
      '@media (forced-colors: active)': { bg: 'ButtonText', _checked: { bg: 'Highlight' } },
    },
  },
});

type Props = {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export function Switch({ label, hint, checked, onChange }: Props) {
  const hintId = useId();
  return (
    <ChakraSwitch.Root recipe={recipe} checked={checked} onCheckedChange={(change) => onChange(change.checked)}>
      <span>
        <ChakraSwitch.Label>{label}</ChakraSwitch.Label>
        {hint && (
          <chakra.span id={hintId} display="block" textStyle="small" color="fg.muted">
            {hint}
          </chakra.span>
        )}
      </span>
      <ChakraSwitch.HiddenInput
        role="switch"
        aria-checked={checked}
        style={coveringInput}
        {...(hint && { 'aria-describedby': hintId })}
      />
      <ChakraSwitch.Control>
        <ChakraSwitch.Thumb />
      </ChakraSwitch.Control>
    </ChakraSwitch.Root>
  );
}
