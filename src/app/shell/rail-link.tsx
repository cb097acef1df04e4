import { chakra } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';

/** A place in the rail: icon and words; under 1100 px the words are only heard. */
export const RailLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    height: 'control',
    minWidth: '0',
    paddingInline: { md: '11px', xl: '2.5' },
    borderRadius: 'control',
    textStyle: 'body',
    fontWeight: '500',
    color: 'fg.muted',
    transition: 'background-color var(--chakra-durations-hover), color var(--chakra-durations-hover)',
    _hover: { bg: 'bg.subtle', color: 'fg.default' },
    // Outweighs the hover.
    '&&&[aria-current=page]': { bg: 'accent.subtle', color: 'accent.fg' },
    '& > span': { srOnly: { md: true, xl: false } },
  },
});
