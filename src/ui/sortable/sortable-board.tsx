import { chakra } from '@chakra-ui/react';
import { DndContext, DragOverlay, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { SortableContext, useDragState } from './sortable-context.ts';
import type { BoardModel } from './board-moves.ts';
import { PressedItem } from './pressed-item.tsx';
import { useBoardMoves } from './use-board-moves.ts';

/** A mouse that moves so far drags; a press that stays is a click. */
const mouse = { activationConstraint: { distance: 6 } };
/** A finger that rests lifts; one that moves at once scrolls. */
const touch = { activationConstraint: { delay: 220, tolerance: 8 } };

/** What is read out comes from our own regions: the library's stand outside of the page. */
const silent = { onDragStart: none, onDragOver: none, onDragEnd: none, onDragCancel: none };
function none(): undefined {
  return undefined;
}
const nowhere = () => ({ announcements: silent, container: document.createElement('div'), restoreFocus: false });

const Dragged = chakra('div', {
  base: {
    borderRadius: 'card',
    boxShadow: 'e3',
    transform: 'scale(1.02)',
    cursor: 'grabbing',
    animation: 'fade-in var(--chakra-durations-press)',
  },
});

function DragPreview({ draw }: { draw: (id: string) => ReactNode }) {
  const id = useDragState((lift) => (lift?.by === 'pointer' ? lift.id : ''));
  return (
    <DragOverlay dropAnimation={null}>
      {id === '' ? null : (
        <Dragged className="sortable-lifted" inert>
          {draw(id)}
        </Dragged>
      )}
    </DragOverlay>
  );
}

type Props = BoardModel & {
  /** Draws the copy that hangs at the pointer; it floats and needs a surface of its own. */
  overlay: (id: string) => ReactNode;
  children: ReactNode;
};

/**
 * Lists whose items can be moved within and between them: by mouse, by a resting finger, and by the keys of their handles
 * (space lifts, arrows move, space drops, Escape puts back). Nothing parts: a line shows the place. Each step is announced.
 *
 * Inside, each list is a `SortableList`; its style says `--sortable-axis: x` where items stand side by side and `--sortable-gap`
 * for the room between them, `--sortable-bleed` for how far a level line may stand out at both sides (12 px). Each item is a `SortableItem` with a `SortableHandle` in it. Moving by a menu is the caller's.
 */
export function SortableBoard({ overlay, children, ...model }: Props) {
  const board = useRef<HTMLDivElement>(null);
  const { control, pointer, onPress } = useBoardMoves(model, board);
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch));
  const [accessibility] = useState(nowhere);
  return (
    <SortableContext value={control}>
      <DndContext sensors={sensors} accessibility={accessibility} {...pointer}>
        <PressedItem board={board} onPress={onPress}>
          {children}
          <DragPreview draw={overlay} />
        </PressedItem>
      </DndContext>
      <VisuallyHidden id={control.helpId}>
        Press Space to pick it up, the arrow keys to move it, Escape to cancel.
      </VisuallyHidden>
    </SortableContext>
  );
}
