import { chakra } from '@chakra-ui/react';
import { useDraggable } from '@dnd-kit/core';
import type { ReactNode, SyntheticEvent } from 'react';
import { lineStyles } from './line-styles.ts';
import { itemMark } from './place-at-point.ts';
import { useLift, useSortableBoard } from './sortable-context.ts';

const Item = chakra('li', {
  base: {
    position: 'relative',
    minWidth: '0',
    touchAction: 'manipulation',
    scrollMarginBlock: '96px',
    '@media (pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' },
    ...lineStyles,
    // What hangs at the pointer leaves its place behind.
    '&[data-lift=pointer] > *': { visibility: 'hidden' },
    '&[data-lift=pointer]::after': {
      content: 'attr(data-home)',
      position: 'absolute',
      inset: '0',
      display: 'grid',
      placeItems: 'center',
      padding: '3',
      borderRadius: 'card',
      border: '1.5px dashed {colors.border.default}',
      textStyle: 'small',
      color: 'fg.subtle',
      textAlign: 'center',
      overflow: 'hidden',
    },
    '&[data-lift=keys]': {
      zIndex: 'raised',
      borderRadius: 'card',
      boxShadow: 'e3',
      transform: 'scale(1.02)',
      outline: '2px solid {colors.accent.fg}',
      _motionReduce: { transform: 'none' },
    },
  },
});

/** Fields and menus inside an item keep their own presses. */
const still = 'input, textarea, select, [role=menu], [contenteditable=true]';

type Listeners = ReturnType<typeof useDraggable>['listeners'];

function lifts(listeners: Listeners, name: string, event: SyntheticEvent): void {
  if (event.target instanceof Element && event.target.closest(still) === null) listeners?.[name]?.(event);
}

type ItemProps = {
  id: string;
  /** Kept as one element by the caller (memo), so that a move draws nothing of it again. */
  children: ReactNode;
  className?: string;
};

/** A list item that can be moved; what is in it stays as it is while things move around it. */
export function SortableItem({ id, children, className }: ItemProps) {
  const { setNodeRef, listeners } = useDraggable({ id });
  const { nameOf } = useSortableBoard();
  const lift = useLift((lift) => (lift?.id === id ? lift.by : ''));
  const line = useLift((lift) => (lift?.line?.item === id ? lift.line.edge : ''));
  const axis = useLift((lift) => (lift?.line?.item === id ? lift.axis : ''));
  return (
    <Item
      ref={setNodeRef}
      className={className}
      {...{ [itemMark]: id }}
      data-lift={lift || undefined}
      data-home={lift === 'pointer' ? `${nameOf(id)} was here` : undefined}
      data-line={line || undefined}
      data-axis={axis || undefined}
      onMouseDown={(event) => lifts(listeners, 'onMouseDown', event)}
      onTouchStart={(event) => lifts(listeners, 'onTouchStart', event)}
    >
      {children}
    </Item>
  );
}
