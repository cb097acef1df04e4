import { DotsGrip } from '../display/dot-icons.ts';
import { Icon } from '../display/icon.tsx';
import { useDragState, useSortableBoard } from './sortable-context.ts';

export function SortableHandle({ id, name }: { id: string; name: string }) {
  const { onHandleKey, putBack, helpId } = useSortableBoard();
  const isLifted = useDragState((lift) => lift?.id === id && lift.by === 'keys');
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
      <Icon of={DotsGrip} size={16} />
    </button>
  );
}
