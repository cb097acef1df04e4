import { chakra } from '@chakra-ui/react';
import { useDndContext } from '@dnd-kit/core';
import { Undo2 } from 'lucide-react';
import { Button } from '../controls/button.tsx';
import { Kbd } from '../display/kbd.tsx';
import { useSortableBoard } from './board-context.ts';
import { formatPosition, getPositionOver } from './sortable-position.ts';

const HintText = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'overlay',
    insetInline: { base: '4', md: 'unset' },
    left: { md: 'var(--hint-start, 24px)' },
    bottom: { base: 'calc(var(--shell-bottom, 0px) + env(safe-area-inset-bottom) + 12px)', md: '6' },
    width: { md: '220px' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    padding: '4',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'border.default',
    bg: 'bg.surface',
    boxShadow: 'e2',
    animation: 'rise-in var(--chakra-durations-fade) var(--chakra-easings-enter)',
    _motionReduce: { animationName: 'fade-in' },
  },
});

function positionHint(hint: HTMLElement | null): void {
  const main = hint?.closest('main')?.getBoundingClientRect();
  if (main) hint?.style.setProperty('--hint-start', `${main.left + 32}px`);
}

/**
 * Shows what moves and where to; a live region announces the same. Always mounted, because a new style makes the
 * browser restyle hundreds of items.
 */
export function SortableHint() {
  const { drag, lists, getItemName, moves } = useSortableBoard();
  const { over } = useDndContext();
  const position = drag && getPositionOver(lists, drag.id, String(over?.id ?? drag.id));
  const byKeys = drag?.by === 'keys';
  return (
    <HintText ref={drag ? positionHint : null} hidden={!drag} aria-hidden={!byKeys}>
      <chakra.div minWidth="0" flex="1">
        <chakra.p textStyle="label" truncate>
          {drag && `Moving “${getItemName(drag.id)}”`}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {position && formatPosition(lists, drag.id, position)}
        </chakra.p>
      </chakra.div>
      <chakra.p textStyle="small" color="fg.muted" width="full" display={{ base: 'none', md: 'block' }}>
        <Kbd>Esc</Kbd> to cancel
      </chakra.p>
      <chakra.div display={{ md: 'none' }} hidden={!byKeys}>
        {/* Keep the focus on the handle until the press ends: losing it also cancels the move. */}
        <Button icon={Undo2} onMouseDown={(event) => event.preventDefault()} onClick={() => moves.cancel()}>
          Cancel move
        </Button>
      </chakra.div>
    </HintText>
  );
}
