import { chakra } from '@chakra-ui/react';

export const Kbd = chakra('kbd', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '22px',
    paddingInline: '1.5',
    borderRadius: 'chip',
    borderWidth: '1px',
    borderBottomWidth: '2px',
    borderColor: 'border.default',
    bg: 'bg.surface',
    color: 'fg.muted',
    textStyle: 'caption',
    fontWeight: '600',
    '@media (pointer: coarse)': { display: 'none' },
  },
});
