import { GripVertical } from 'lucide-react';
import { Icon } from '../display/icon.tsx';
import { useLift, useSortableBoard } from './sortable-context.ts';

/** The grip of an item, named "Move {name}": what the keyboard lifts it by. */
export function SortableHandle({ id, name }: { id: string; name: string }) {
  const { onHandleKey, putBack, helpId } = useSortableBoard();
  const isLifted = useLift((lift) => lift?.id === id && lift.by === 'keys');
  return (
    <button
      type="button"
      className="sortable-handle"
      data-sortable-handle=""
      aria-label={`Move ${name}`}
      aria-describedby={helpId}
      aria-pressed={isLifted}
      onKeyDown={(event) => onHandleKey(id, event)}
      onBlur={() => isLifted && putBack()}
    >
      <Icon of={GripVertical} size={16} />
    </button>
  );
}
