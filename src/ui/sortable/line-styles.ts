export const lineStyles = {
  '--line-at': 'calc(var(--sortable-gap, 16px) / -2 - 1px)',
  '&[data-line]::before': {
    content: '""',
    position: 'absolute',
    zIndex: 'raised',
    borderRadius: 'full',
    pointerEvents: 'none',
    backgroundImage:
      'radial-gradient(circle, {colors.accent.solid} 3.5px, transparent 4px), radial-gradient(circle, {colors.accent.solid} 3.5px, transparent 4px), linear-gradient({colors.accent.solid}, {colors.accent.solid})',
    backgroundRepeat: 'no-repeat',
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
