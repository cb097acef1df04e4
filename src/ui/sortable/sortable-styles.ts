import { lineStyles } from './line-styles.ts';

const item = {
  position: 'relative',
  minWidth: '0',
  touchAction: 'manipulation',
  scrollMarginBlock: '96px',
  '@media (pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' },
  ...lineStyles,
  '&[data-lift=pointer] > *': { visibility: 'hidden' },
  '&[data-lift=pointer]::after': {
    content: 'attr(data-home)',
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeItems: 'center',
    padding: '3',
    borderRadius: 'card',
    border: '1.5px dashed {colors.border.default}',
    textStyle: 'small',
    color: 'fg.subtle',
    textAlign: 'center',
    overflow: 'hidden',
  },
  '&[data-lift=keys]': {
    zIndex: 'raised',
    borderRadius: 'card',
    boxShadow: 'e3',
    transform: 'scale(1.02)',
    outline: '2px solid {colors.accent.fg}',
    _motionReduce: { transform: 'none' },
  },
} as const;

const handle = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '6',
  height: '6',
  borderRadius: 'chip',
  color: 'fg.subtle',
  cursor: 'grab',
  position: 'relative',
  _hover: { color: 'fg.default', bg: 'bg.subtle' },
  _after: { content: '""', position: 'absolute', inset: '-8px' },
  '@media (pointer: coarse)': { _after: { inset: '-10px' } },
} as const;

/** Plain elements, styled once by the board, because a board may have hundreds. */
export const boardStyles = {
  '& .sortable-item': item,
  '& .sortable-handle': handle,
  '@media (hover: hover)': {
    '& .sortable-handle': { opacity: '0', transition: 'opacity var(--chakra-durations-hover)' },
    '& .sortable-item:hover .sortable-handle, & .sortable-item:focus-within .sortable-handle, & .sortable-lifted .sortable-handle':
      { opacity: '1' },
  },
} as const;
