import type { ReactNode } from 'react';
import { itemMark } from './position-at-point.ts';
import { useDragState, useSortableBoard } from './sortable-context.ts';
import type { DragState } from './sortable-context.ts';

/** Returns what lifts an item, its line's edge and axis, space-separated. Empty if unaffected. */
function getMarks(lift: DragState, id: string): string {
  if (lift === null || (lift.id !== id && lift.line?.item !== id)) return '';
  const by = lift.id === id ? lift.by : '';
  return lift.line?.item === id ? `${by} ${lift.line.edge} ${lift.axis}` : by;
}

type ItemProps = {
  id: string;
  /** Memoised by the caller, so that a move doesn't render it. */
  children: ReactNode;
  className?: string;
};

export function SortableItem({ id, children, className }: ItemProps) {
  const { getItemName } = useSortableBoard();
  const [lift, line, axis] = useDragState((lift) => getMarks(lift, id)).split(' ');
  return (
    <li
      className={className === undefined ? 'sortable-item' : `sortable-item ${className}`}
      {...{ [itemMark]: id }}
      data-lift={lift || undefined}
      data-home={lift === 'pointer' ? `${getItemName(id)} was here` : undefined}
      data-line={line || undefined}
      data-axis={axis || undefined}
    >
      {children}
    </li>
  );
}
