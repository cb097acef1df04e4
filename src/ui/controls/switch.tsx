import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

const Row = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: 'touch',
    cursor: 'pointer',
  },
});

const Track = chakra('button', {
  base: {
    position: 'relative',
    flexShrink: '0',
    width: '40px',
    height: '24px',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.surface',
    cursor: 'pointer',
    transition: 'background-color var(--chakra-durations-hover), border-color var(--chakra-durations-hover)',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '2px',
      top: '2px',
      width: '18px',
      height: '18px',
      borderRadius: 'full',
      bg: 'border.control',
      transition: 'transform var(--chakra-durations-hover) var(--chakra-easings-enter)',
    },
    '&[aria-checked=true]': { bg: 'accent.solid', borderColor: 'accent.solid' },
    '&[aria-checked=true]::before': { bg: 'accent.contrast', transform: 'translateX(16px)' },
    '@media (forced-colors: active)': { '&[aria-checked=true]::before': { bg: 'Highlight' } },
  },
});

type Props = {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export function Switch({ label, hint, checked, onChange }: Props) {
  const id = useId();
  return (
    <Row htmlFor={id}>
      <span>
        <chakra.span id={`${id}-label`} display="block" textStyle="title">
          {label}
        </chakra.span>
        {hint && (
          <chakra.span id={`${id}-hint`} display="block" textStyle="small" color="fg.muted">
            {hint}
          </chakra.span>
        )}
      </span>
      <Track
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onClick={() => onChange(!checked)}
      />
    </Row>
  );
}
