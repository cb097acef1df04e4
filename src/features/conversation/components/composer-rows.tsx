import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '#src/ui/display/card.tsx';
import { wideContainer } from './wide-container.tsx';

const oneRow = { gridTemplateAreas: '"lead main actions"' };

// As high as ComposerRows, to avoid a layout shift.
const RowBox = chakra(Card, {
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
    <RowBox floating tone={tone} actionsFirst={actionsFirst}>
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
    </RowBox>
  );
}

// Constant height, to avoid a layout shift: 96 px if wide, 168 px if narrow.
const RowsBox = chakra(Card, {
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
  variants: {
    grows: {
      true: {
        height: 'auto',
        minHeight: '168px',
        gridTemplateRows: '56px auto auto',
        [wideContainer]: { height: 'auto', minHeight: '96px', gridTemplateRows: '44px auto' },
      },
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

type ComposerRowsProps = {
  lead: ReactNode;
  main: ReactNode;
  aside?: ReactNode;
  actions?: ReactNode;
  foot?: ReactNode;
  note?: ReactNode;
  /** Grows with the foot's text and its buttons, which must be read as a whole. */
  grows?: boolean;
};

export function ComposerRows({ lead, main, aside, actions, foot, note, grows = false }: ComposerRowsProps) {
  return (
    <RowsBox floating grows={grows}>
      <chakra.div gridArea="lead">{lead}</chakra.div>
      <chakra.div gridArea="main" minWidth="0">
        {main}
      </chakra.div>
      <chakra.div gridArea="aside">{aside}</chakra.div>
      <chakra.div
        gridArea="actions"
        display="flex"
        flexWrap={grows ? 'wrap' : 'nowrap'}
        gap="2"
        alignItems="center"
        justifyContent="flex-end"
        minWidth="0"
      >
        {actions}
      </chakra.div>
      <Foot>
        <chakra.span
          flex="1"
          minWidth="0"
          overflow="hidden"
          textOverflow="ellipsis"
          whiteSpace={grows ? 'normal' : 'nowrap'}
        >
          {foot}
        </chakra.span>
        <chakra.span display="inline-flex" alignItems="center" gap="1.5" whiteSpace="nowrap">
          {note}
        </chakra.span>
      </Foot>
    </RowsBox>
  );
}
