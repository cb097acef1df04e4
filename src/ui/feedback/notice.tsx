import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../display/icon.tsx';

const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    marginBottom: '3',
    minHeight: 'control',
    paddingBlock: '1',
    paddingInline: '14px',
    borderRadius: 'control',
    bg: 'info.bg',
    color: 'info.fg',
    textStyle: 'label',
    fontWeight: '500',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

/** The buttons wrap together below the text, not below the icon. */
const Content = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    flex: '1',
    alignItems: 'center',
    columnGap: '2.5',
    '& > p': { flex: '1', minWidth: '180px', paddingBlock: '2' },
    '& button': { color: 'info.fg' },
    '& > p + div': { display: 'flex', flexWrap: 'wrap', columnGap: '2.5', marginInlineStart: '-3' },
  },
});

/** A line above what it is about, with buttons for what can be done. */
export function Notice({ icon, text, children }: { icon: LucideIcon; text: string; children?: ReactNode }) {
  return (
    <Box>
      <Icon of={icon} />
      <Content>
        <p>{text}</p>
        {children && <div>{children}</div>}
      </Content>
    </Box>
  );
}
