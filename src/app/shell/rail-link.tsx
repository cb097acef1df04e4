import { chakra } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { wideRail } from './rail-width.ts';

export const RailLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    height: 'control',
    minWidth: '0',
    paddingInline: '11px',
    borderRadius: 'control',
    textStyle: 'body',
    fontWeight: '500',
    color: 'fg.muted',
    transition: 'background-color var(--chakra-durations-hover), color var(--chakra-durations-hover)',
    _hover: { bg: 'bg.subtle', color: 'fg.default' },
    '&&&[aria-current=page]': { bg: 'accent.subtle', color: 'accent.fg' },
    '& > span': { srOnly: true },
    [wideRail]: { paddingInline: '2.5', '& > span': { srOnly: false } },
  },
});
