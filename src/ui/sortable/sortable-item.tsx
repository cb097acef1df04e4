import type { ReactNode } from 'react';
import { itemMark } from './place-at-point.ts';
import { useDragState, useSortableBoard } from './sortable-context.ts';
import type { DragState } from './sortable-context.ts';

/** What a lift means for one item: by what it is lifted, then the edge and the axis of a line at it; '' for nothing. */
function marksOf(lift: DragState, id: string): string {
  if (lift === null || (lift.id !== id && lift.line?.item !== id)) return '';
  const by = lift.id === id ? lift.by : '';
  return lift.line?.item === id ? `${by} ${lift.line.edge} ${lift.axis}` : by;
}

type ItemProps = {
  id: string;
  /** Kept as one element by the caller (memo), so that a move draws nothing of it again. */
  children: ReactNode;
  className?: string;
};

/** A list item that can be moved; what is in it stays as it is while things move around it. */
export function SortableItem({ id, children, className }: ItemProps) {
  const { nameOf } = useSortableBoard();
  const [lift, line, axis] = useDragState((lift) => marksOf(lift, id)).split(' ');
  return (
    <li
      className={className === undefined ? 'sortable-item' : `sortable-item ${className}`}
      {...{ [itemMark]: id }}
      data-lift={lift || undefined}
      data-home={lift === 'pointer' ? `${nameOf(id)} was here` : undefined}
      data-line={line || undefined}
      data-axis={axis || undefined}
    >
      {children}
    </li>
  );
}
