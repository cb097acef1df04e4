import { chakra } from '@chakra-ui/react';
import { GripVertical } from 'lucide-react';
import { Icon } from '../display/icon.tsx';
import { useLift, useSortableBoard } from './sortable-context.ts';

const Handle = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '6',
    height: '6',
    borderRadius: 'chip',
    color: 'fg.subtle',
    cursor: 'grab',
    position: 'relative',
    _hover: { color: 'fg.default', bg: 'bg.subtle' },
    // Drawn small, hit large.
    _after: { content: '""', position: 'absolute', inset: '-8px' },
    '@media (pointer: coarse)': { _after: { inset: '-10px' } },
    // Where a pointer can hover, it shows itself when it is needed.
    '@media (hover: hover)': {
      opacity: '0',
      transition: 'opacity var(--chakra-durations-hover)',
      '&:focus-visible, [data-sortable-item]:hover &, [data-sortable-item]:focus-within &, [data-lift] &': {
        opacity: '1',
      },
    },
  },
});

/** The grip of an item, named "Move {name}": what the keyboard lifts it by. */
export function SortableHandle({ id, name }: { id: string; name: string }) {
  const { onHandleKey, putBack, helpId } = useSortableBoard();
  const isLifted = useLift((lift) => lift?.id === id && lift.by === 'keys');
  return (
    <Handle
      type="button"
      data-sortable-handle=""
      aria-label={`Move ${name}`}
      aria-describedby={helpId}
      aria-pressed={isLifted}
      onKeyDown={(event) => onHandleKey(id, event)}
      onBlur={() => isLifted && putBack()}
    >
      <Icon of={GripVertical} size={16} />
    </Handle>
  );
}
