import { chakra } from '@chakra-ui/react';

/** A row of links that scrolls sideways where it has no room. */
export const UnderlinedLinkRow = chakra('nav', {
  base: {
    display: 'flex',
    gap: '6',
    height: '44px',
    marginInline: { base: '-4', md: '0' },
    paddingInline: { base: '4', md: '0' },
    overflowX: 'auto',
    scrollbarWidth: 'none',
    boxShadow: 'inset 0 -1px 0 {colors.border.subtle}',
  },
});

/** A link of the row; the current one is underlined, also where colours are forced. */
export const UnderlinedLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: '0',
    paddingTop: '2px',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    color: 'fg.muted',
    transition: 'color var(--chakra-durations-hover), border-color var(--chakra-durations-hover)',
    _hover: { color: 'fg.default' },
    '&[aria-current]': { color: 'fg.default', borderColor: 'accent.solid' },
    '@media (forced-colors: active)': {
      borderColor: 'Canvas',
      '&[aria-current]': { borderColor: 'Highlight' },
      '&[aria-current]:not(:focus-visible)': { outline: 'none' },
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
