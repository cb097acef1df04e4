import { chakra } from '@chakra-ui/react';
import { lowWindow } from './low-window.ts';

/** The 56 px bar at the top of a screen on phones; wide screens don't render it (`display: contents`). */
export const TopBar = chakra('div', {
  base: {
    display: { base: 'flex', md: 'contents' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    position: 'sticky',
    [lowWindow]: { position: 'static' },
    top: 'var(--shell-top, 0px)',
    zIndex: 'sticky',
    height: '56px',
    paddingInline: '4',
    bg: 'bg.canvas',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
  },
});
