import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'virtual:lucide';
import type { ReactNode } from 'react';
import { Icon } from '../display/icon.tsx';

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2.5',
    rowGap: '1',
    marginBottom: '3',
    minHeight: 'control',
    paddingBlock: '1',
    paddingInline: '14px',
    borderRadius: 'control',
    bg: 'info.bg',
    color: 'info.fg',
    textStyle: 'label',
    fontWeight: '500',
    '& > p': { flex: '1', minWidth: '180px' },
    '& button': { color: 'info.fg' },
  },
});

/** A line above what it is about, with buttons for what can be done. */
export function Notice({ icon, text, children }: { icon: LucideIcon; text: string; children?: ReactNode }) {
  return (
    <Box>
      <Icon of={icon} />
      <p>{text}</p>
      {children}
    </Box>
  );
}
