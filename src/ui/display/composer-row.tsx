import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { wideContainer } from './wide-container.tsx';

const oneRow = { gridTemplateAreas: '"lead main actions"' };

// As high as ComposerRows, to avoid a layout shift.
const Box = chakra(Card, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '3',
    alignItems: 'center',
    alignContent: 'center',
    height: '168px',
    [wideContainer]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', height: '96px' },
    paddingBlock: '3',
    paddingInline: '4',
  },
  variants: {
    tone: { plain: {}, warning: { bg: 'warning.bg', borderColor: 'transparent' } },
    actionsFirst: {
      true: { gridTemplateAreas: '"actions actions" "lead main"', [wideContainer]: oneRow },
      false: { gridTemplateAreas: '"lead main" "actions actions"', [wideContainer]: oneRow },
    },
  },
});

type Props = {
  lead: ReactNode;
  title: ReactNode;
  text: ReactNode;
  danger?: boolean;
  actions?: ReactNode;
  tone?: 'plain' | 'warning';
  actionsFirst?: boolean;
};

export function ComposerRow({
  lead,
  title,
  text,
  danger = false,
  actions,
  tone = 'plain',
  actionsFirst = false,
}: Props) {
  return (
    <Box floating tone={tone} actionsFirst={actionsFirst}>
      <chakra.div gridArea="lead">{lead}</chakra.div>
      <chakra.div gridArea="main" minWidth="0">
        <chakra.p textStyle="h3" color={danger ? 'danger.fg' : 'fg.default'}>
          {title}
        </chakra.p>
        <chakra.div textStyle="small" color="fg.muted" marginTop="1">
          {text}
        </chakra.div>
      </chakra.div>
      <chakra.div
        gridArea="actions"
        display="flex"
        gap="2"
        alignItems="center"
        justifyContent="flex-end"
        css={{ '& > *': { flex: '1', [wideContainer]: { flex: 'none' } } }}
      >
        {actions}
      </chakra.div>
    </Box>
  );
}
