import { chakra } from '@chakra-ui/react';
import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragStartEvent,
} from '@dnd-kit/core';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { type BoardModel, BoardMoves } from './board-moves.ts';
import { type Drag, SortableBoardContext } from './board-context.ts';
import { HandleSensor, type HandleSensorOptions } from './handle-sensor.ts';
import { boardStyles } from './sortable-styles.ts';

const Board = chakra('div', { base: boardStyles });

/** A shorter mouse movement is a click. */
const mouse = { activationConstraint: { distance: 6 } };
/** A resting finger lifts; a moving one scrolls. */
const touch = { activationConstraint: { delay: 220, tolerance: 8 } };

function none(): undefined {
  return undefined;
}

const accessibility = {
  screenReaderInstructions: { draggable: 'Press Space to pick it up, the arrow keys to move it, Escape to cancel.' },
  // Moves are announced in the page's own live region.
  announcements: { onDragStart: none, onDragOver: none, onDragEnd: none, onDragCancel: none },
  // After a cancel it would take the focus back from where the writer moved it.
  restoreFocus: false,
};

const Dragged = chakra('div', {
  base: {
    borderRadius: 'card',
    boxShadow: 'e3',
    transform: 'scale(1.02)',
    cursor: 'grabbing',
    animation: 'fade-in var(--chakra-durations-press)',
  },
});

function toDrag({ active, activatorEvent: { target, type } }: DragStartEvent): Drag {
  const axis = target instanceof Element && getComputedStyle(target).getPropertyValue('--sortable-axis').trim();
  return { id: String(active.id), by: type === 'keydown' ? 'keys' : 'pointer', axis: axis === 'x' ? 'x' : 'y' };
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
  const { lists, getItemName } = model;
  const [drag, setDrag] = useState<Drag | null>(null);
  const [moves] = useState(() => new BoardMoves(model));
  useLayoutEffect(() => moves.updateModel(model));
  useLayoutEffect(() => () => moves.cancel(), [moves]);
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor<HandleSensorOptions>(HandleSensor, { moves }),
  );
  const end = (): void => setDrag(null);
  return (
    <SortableBoardContext
      value={useMemo(() => ({ lists, getItemName, drag, moves }), [lists, getItemName, drag, moves])}
    >
      <DndContext
        sensors={sensors}
        accessibility={accessibility}
        collisionDetection={moves.collisionDetection}
        onDragStart={(event) => {
          setDrag(toDrag(event));
          moves.onDragStart(event);
        }}
        onDragOver={moves.onDragOver}
        onDragEnd={(event) => {
          end();
          moves.onDragEnd(event);
        }}
        onDragCancel={(event) => {
          end();
          moves.onDragCancel(event);
        }}
      >
        <Board>
          {children}
          <DragOverlay dropAnimation={null}>
            {drag?.by === 'pointer' && (
              <Dragged className="sortable-lifted" inert>
                {overlay(drag.id)}
              </Dragged>
            )}
          </DragOverlay>
        </Board>
      </DndContext>
    </SortableBoardContext>
  );
}
