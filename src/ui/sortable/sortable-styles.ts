function getLine(color: string): string {
  const dot = `radial-gradient(circle, ${color} 3.5px, transparent 4px)`;
  return `${dot}, ${dot}, linear-gradient(${color}, ${color})`;
}

export const lineStyles = {
  '--line-at': 'calc(var(--sortable-gap, 16px) / -2 - 1px)',
  '&[data-line]::before': {
    content: '""',
    position: 'absolute',
    // Above the overlay, which has 999.
    zIndex: '1000',
    borderRadius: 'full',
    pointerEvents: 'none',
    backgroundImage: getLine('{colors.accent.solid}'),
    backgroundRepeat: 'no-repeat',
    // Forced colours remove gradients.
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundImage: getLine('Highlight') },
  },
  '&[data-axis=x]::before': {
    width: '8px',
    insetBlock: '-4px',
    backgroundSize: '8px 8px, 8px 8px, 2px calc(100% - 8px)',
    backgroundPosition: 'top, bottom, center',
  },
  '&[data-axis=x][data-line=before]::before': { insetInlineStart: 'calc(var(--line-at) - 3px)' },
  '&[data-axis=x][data-line=after]::before': { insetInlineEnd: 'calc(var(--line-at) - 3px)' },
  '&[data-axis=y]::before': {
    height: '8px',
    insetInline: 'calc(-1 * var(--sortable-bleed, 12px))',
    backgroundSize: '8px 8px, 8px 8px, calc(100% - 8px) 2px',
    backgroundPosition: 'left, right, center',
  },
  '&[data-axis=y][data-line=before]::before': { top: 'calc(var(--line-at) - 3px)' },
  '&[data-axis=y][data-line=after]::before': { bottom: 'calc(var(--line-at) - 3px)' },
} as const;

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
