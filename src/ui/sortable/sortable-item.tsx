import { useDraggable } from '@dnd-kit/core';
import type { ReactNode, SyntheticEvent } from 'react';
import { itemMark } from './place-at-point.ts';
import { useLift, useSortableBoard } from './sortable-context.ts';

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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handle in it and the caller's menu do the same
    <li
      ref={setNodeRef}
      className={className === undefined ? 'sortable-item' : `sortable-item ${className}`}
      {...{ [itemMark]: id }}
      data-lift={lift || undefined}
      data-home={lift === 'pointer' ? `${nameOf(id)} was here` : undefined}
      data-line={line || undefined}
      data-axis={axis || undefined}
      onMouseDown={(event) => lifts(listeners, 'onMouseDown', event)}
      onTouchStart={(event) => lifts(listeners, 'onTouchStart', event)}
    >
      {children}
    </li>
  );
}
