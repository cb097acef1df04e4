import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#src/ui/display/icon.tsx';
import { lowWindow } from '#src/ui/layout/low-window.ts';

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    [lowWindow]: { position: 'static' },
    bottom: '0',
    zIndex: 'sticky',
    marginTop: 'auto',
    bg: 'bg.surface',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    paddingBottom: 'env(safe-area-inset-bottom)',
  },
});

const Content = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    minHeight: { base: '68px', md: '72px' },
    width: 'full',
    maxWidth: '624px',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '8' },
    paddingBlock: '2',
  },
});

const Dot = chakra('span', {
  base: { width: '2', height: '2', flexShrink: '0', borderRadius: 'full', bg: 'warning.fg' },
});

type Props = {
  state: string;
  isUnsaved: boolean;
  problem: string | null;
  children: ReactNode;
};

export function SaveBar({ state, isUnsaved, problem, children }: Props) {
  return (
    <Bar>
      <Content>
        <chakra.p
          role="alert"
          display="flex"
          gap="1.5"
          gridColumn="1 / -1"
          textStyle="small"
          color="danger.fg"
          _empty={{ display: 'none' }}
        >
          {problem !== null && (
            <>
              <chakra.span marginTop="1px" flexShrink="0">
                <Icon of={CircleAlert} size={16} />
              </chakra.span>
              {problem}
            </>
          )}
        </chakra.p>
        <chakra.p role="status" display="flex" alignItems="center" gap="2" textStyle="small" color="fg.muted">
          {isUnsaved && <Dot aria-hidden="true" />}
          {state}
        </chakra.p>
        <chakra.div display="flex" flexShrink="0" gap="2">
          {children}
        </chakra.div>
      </Content>
    </Bar>
  );
}
