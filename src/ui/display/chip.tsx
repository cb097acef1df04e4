import { chakra } from '@chakra-ui/react';

export type ChipTone =
  | 'neutral'
  | 'accent'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'
  | 'indigo'
  | 'amber'
  | 'plum'
  | 'sky'
  | 'teal'
  | 'olive'
  | 'rust';

export const chipStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: '22px',
  paddingInline: '2',
  borderRadius: 'chip',
  borderWidth: '1px',
  borderColor: 'transparent',
  textStyle: 'caption',
  fontWeight: '600',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
} as const;

export const chipTones = {
  neutral: { bg: 'bg.subtle', color: 'fg.muted' },
  accent: { bg: 'accent.subtle', color: 'accent.fg' },
  success: { bg: 'success.bg', color: 'success.fg' },
  warning: { bg: 'warning.bg', color: 'warning.fg' },
  danger: { bg: 'danger.bg', color: 'danger.fg' },
  info: { bg: 'info.bg', color: 'info.fg' },
  indigo: { bg: 'indigo.bg', color: 'indigo.fg' },
  amber: { bg: 'amber.bg', color: 'amber.fg' },
  plum: { bg: 'plum.bg', color: 'plum.fg' },
  sky: { bg: 'sky.bg', color: 'sky.fg' },
  teal: { bg: 'teal.bg', color: 'teal.fg' },
  olive: { bg: 'olive.bg', color: 'olive.fg' },
  rust: { bg: 'rust.bg', color: 'rust.fg' },
} as const satisfies Record<ChipTone, object>;

export const Chip = chakra('span', {
  base: chipStyle,
  variants: { tone: chipTones },
  defaultVariants: { tone: 'neutral' },
});
