import { chakra } from '@chakra-ui/react';
import { DndContext, DragOverlay, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { SortableContext, useDragState } from './sortable-context.ts';
import type { BoardModel } from './board-moves.ts';
import { PressedItem } from './pressed-item.tsx';
import { useBoardMoves } from './use-board-moves.ts';

/** A shorter mouse movement is a click. */
const mouse = { activationConstraint: { distance: 6 } };
/** A resting finger lifts; a moving one scrolls. */
const touch = { activationConstraint: { delay: 220, tolerance: 8 } };

/** Our own regions announce moves; the library's are outside the page. */
const silent = { onDragStart: none, onDragOver: none, onDragEnd: none, onDragCancel: none };

function none(): undefined {
  return undefined;
}

function nowhere() {
  return { announcements: silent, container: document.createElement('div'), restoreFocus: false };
}

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
  overlay: (id: string) => ReactNode;
  children: ReactNode;
};

/**
 * Lists whose items move within and between them, by mouse, resting finger or handle keys. Space lifts and drops,
 * arrows move, Escape cancels. A line shows the target. Each step is announced.
 * Each list is a `SortableList`. Its style sets `--sortable-axis: x` for horizontal lists and `--sortable-gap` for the
 * spacing. `--sortable-bleed` is how far a level line may extend on both sides (12 px). Each item is a `SortableItem`
 * with a `SortableHandle`. The caller provides moves by menu.
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
