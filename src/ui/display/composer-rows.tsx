import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { wideContainer } from './wide-container.tsx';

// Constant height, to avoid a layout shift: 96 px if wide, 168 px if narrow.
const Box = chakra(Card, {
  base: {
    display: 'grid',
    gridTemplateAreas: '"lead main aside" "actions actions actions" "foot foot foot"',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateRows: '56px 44px 18px',
    columnGap: '3',
    rowGap: '9px',
    alignItems: 'center',
    height: '168px',
    paddingBlock: '15px',
    paddingInline: '4',
    [wideContainer]: {
      gridTemplateAreas: '"lead main aside actions" "foot foot foot foot"',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      gridTemplateRows: '44px 20px',
      rowGap: '6px',
      height: '96px',
      paddingBlock: '12px',
    },
  },
});

const Foot = chakra('div', {
  base: {
    gridArea: 'foot',
    display: 'flex',
    gap: '4',
    minWidth: '0',
    paddingInlineStart: '1',
    textStyle: 'small',
    color: 'fg.subtle',
  },
});

type Props = {
  lead: ReactNode;
  main: ReactNode;
  aside?: ReactNode;
  actions?: ReactNode;
  foot?: ReactNode;
  note?: ReactNode;
};

export function ComposerRows({ lead, main, aside, actions, foot, note }: Props) {
  return (
    <Box floating>
      <chakra.div gridArea="lead">{lead}</chakra.div>
      <chakra.div gridArea="main" minWidth="0">
        {main}
      </chakra.div>
      <chakra.div gridArea="aside">{aside}</chakra.div>
      <chakra.div gridArea="actions" display="flex" gap="2" alignItems="center" justifyContent="flex-end" minWidth="0">
        {actions}
      </chakra.div>
      <Foot>
        <chakra.span flex="1" minWidth="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
          {foot}
        </chakra.span>
        <chakra.span display="inline-flex" alignItems="center" gap="1.5" whiteSpace="nowrap">
          {note}
        </chakra.span>
      </Foot>
    </Box>
  );
}
