import { chakra } from '@chakra-ui/react';
import { iconButtonStyle } from '#src/ui/controls/icon-button.tsx';
import { cardStyle } from '#src/ui/display/card.tsx';
import { chipStyle, chipTones } from '#src/ui/display/chip.tsx';

const tones = Object.fromEntries(
  Object.entries(chipTones).map(([tone, look]) => [`& .pc-chip[data-tone=${tone}]`, look]),
);

const parts = {
  '& .pc-card': {
    ...cardStyle,
    color: 'fg.default',
    overflowWrap: 'anywhere',
    scrollMarginBlock: 'var(--pc-clear, 16px)',
  },
  '& .pc-head': { display: 'flex', alignItems: 'center', gap: '2', marginBottom: '2.5' },
  '& .pc-chip': { ...chipStyle, ...chipTones.neutral },
  ...tones,
  '& .pc-aside': { textStyle: 'caption', color: 'fg.subtle', flex: '1', minWidth: '0' },
  '& .pc-icon': {
    ...iconButtonStyle,
    marginBlock: '-11px',
    marginInlineStart: 'auto',
    marginInlineEnd: '-11px',
    color: 'fg.subtle',
  },
  '& .pc-icon[aria-pressed=true], & .pc-icon[aria-pressed=true]:hover': { color: 'accent.fg' },
  // Only the busy icon fades; the others are merely disabled.
  '& .pc-icon[aria-disabled=true]': { opacity: '1', cursor: 'not-allowed' },
  '& .pc-icon[aria-busy=true]': { opacity: '.45', cursor: 'progress' },
  '& .pc-title': { textStyle: 'title' },
  '& .pc-small': { textStyle: 'small', color: 'fg.muted', marginTop: '0.5' },
  '& .pc-body': { display: 'grid', gap: '2', textStyle: 'text', color: 'fg.muted' },
  '& * + .pc-body': { marginTop: '1.5' },
  '& .pc-text': { whiteSpace: 'pre-line' },
  '& .pc-text a': { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '2px' },
  '& .pc-subtitle': { textStyle: 'small', fontWeight: '600', color: 'fg.default' },
  '& * + .pc-subtitle': { marginTop: '1' },
  '& .pc-quote': { textStyle: 'quote', color: 'fg.default' },
  '& .pc-list': { listStyle: 'none', display: 'grid', gap: '2' },
  '& .pc-list > li': {
    position: 'relative',
    paddingInlineStart: '4',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '1px',
      top: '8px',
      width: '4px',
      height: '4px',
      borderRadius: 'full',
      bg: 'border.control',
      '@media (forced-colors: active)': { bg: 'CanvasText', forcedColorAdjust: 'none' },
    },
  },
  '& .pc-facts': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    textStyle: 'caption',
    marginTop: '3',
  },
  '& .pc-facts > div': { display: 'flex', gap: '1.5' },
  '& .pc-facts dt': { color: 'fg.subtle', fontWeight: '500' },
  '& .pc-facts dd': { color: 'fg.muted' },
  '& .pc-caption': { textStyle: 'caption', color: 'fg.subtle', marginTop: '3' },
  '& .pc-caption + .pc-facts': { marginTop: '1.5' },
  '& mark': {
    bg: 'accent.subtle',
    color: 'inherit',
    borderRadius: '1px',
    boxShadow: '0 0 0 2px {colors.accent.subtle}',
    boxDecorationBreak: 'clone',
  },
};

/**
 * Styles plain elements by static classes (`pc-card`, `pc-title`). Long lists scroll at half the cost of styled
 * components.
 */
export const PlainCards = chakra('div', { base: parts });
