/** Styled once on the board, because it may have hundreds of images. */
export const imageStyles = {
  '& .picture': {
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    overflow: 'hidden',
    borderRadius: 'control',
    bg: 'bg.subtle',
    color: 'fg.muted',
    textStyle: 'small',
    cursor: 'zoom-in',
  },
  '& .picture img': { width: 'full', height: 'full', objectFit: 'cover', userSelect: 'none', gridArea: '1 / 1' },
  '& .picture span': { padding: '4' },
  '& .picture-caption': {
    paddingTop: '2',
    paddingInline: '0.5',
    textStyle: 'small',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
  },
  // On touch screens the image modal has these tools.
  '& .picture-tools': {
    position: 'absolute',
    top: '2',
    insetInlineEnd: '2',
    display: 'flex',
    gap: '1',
    opacity: '0',
    transition: 'opacity var(--chakra-durations-hover)',
    '@media (hover: none)': { pointerEvents: 'none' },
    '&:has(:focus-visible), &:has([aria-expanded=true]), &:has([aria-pressed=true])': {
      opacity: '1',
      pointerEvents: 'auto',
    },
    '& > span > button': { bg: 'bg.surface', color: 'fg.default', _hover: { bg: 'bg.subtle' } },
  },
  '@media (hover: hover)': { '& [data-sortable-item]:hover .picture-tools': { opacity: '1' } },
  '& .picture-grip': {
    display: 'grid',
    placeItems: 'center',
    width: 'control',
    height: 'control',
    borderRadius: 'control',
    bg: 'bg.surface',
    '& > button': { color: 'fg.default' },
  },
} as const;
