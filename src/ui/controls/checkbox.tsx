import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';

const Row = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: '3',
    minHeight: 'control',
    textStyle: 'body',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: 'touch' },
  },
});

const Box = chakra('input', {
  base: {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '20px',
    height: '20px',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'chip',
    bg: 'bg.surface',
    cursor: 'pointer',
    transition: 'background-color var(--chakra-durations-hover), border-color var(--chakra-durations-hover)',
    '&:checked': { bg: 'accent.solid', borderColor: 'accent.solid' },
    '&:checked::before': {
      content: '""',
      width: '5px',
      height: '10px',
      borderStyle: 'solid',
      borderWidth: '0 2px 2px 0',
      borderColor: 'accent.contrast',
      transform: 'translateY(-1px) rotate(45deg)',
    },
    '@media (forced-colors: active)': { appearance: 'auto', '&:checked::before': { content: 'none' } },
  },
});

type Props = Omit<HTMLChakraProps<'input'>, 'type' | 'size'> & { label: string };

/** The whole row is clickable: 40 px high, 44 under a coarse pointer. */
export function Checkbox({ label, ...input }: Props) {
  return (
    <Row>
      <Box type="checkbox" {...input} />
      {label}
    </Row>
  );
}
