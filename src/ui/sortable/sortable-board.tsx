import { chakra } from '@chakra-ui/react';
import {
  type CollisionDetection,
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type TouchEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { type BoardModel, BoardMoves } from './board-moves.ts';
import { type SortableBoardControl, SortableContext, useDragState } from './sortable-context.ts';
import { formatPosition, getPositionAtPoint, itemMark } from './sortable-position.ts';
import { boardStyles } from './sortable-styles.ts';

function pointerMoves(moves: BoardMoves) {
  const collisionDetection: CollisionDetection = ({ pointerCoordinates: point, collisionRect }) => {
    const board = moves.board.current;
    if (board === null || point === null) return [];
    const target = getPositionAtPoint(board, moves.model.lists, moves.pressed, {
      ...point,
      top: collisionRect.top,
    });
    return target === null ? [] : [{ id: 'place', data: { target } }];
  };
  return {
    collisionDetection,
    onDragStart: () => moves.start(moves.pressed, 'pointer'),
    onDragMove: ({ collisions }: DragMoveEvent) => {
      const target = collisions?.[0]?.data?.['target'] as ReturnType<typeof getPositionAtPoint> | undefined;
      if (target) moves.to(target.position, target.line);
    },
    onDragEnd: () => moves.drop(),
    onDragCancel: () => moves.putBack(),
  };
}

type BoardControl = {
  control: SortableBoardControl;
  pointer: ReturnType<typeof pointerMoves>;
  onPress: (id: string) => void;
};

function useBoardMoves(model: BoardModel, board: RefObject<HTMLElement | null>): BoardControl {
  const helpId = useId();
  const [moves] = useState(() => new BoardMoves(model, board));
  useLayoutEffect(() => moves.updateModel(model));
  return useMemo(
    () => ({
      control: {
        lift$: moves.lift$,
        onHandleKey: (id, event) => moves.onHandleKey(id, event),
        putBack: () => moves.putBack(),
        getItemName: (id) => moves.model.getItemName(id),
        formatPosition: () => {
          const lift = moves.lift$.peek();
          return lift === null ? '' : formatPosition(moves.model.lists, lift.id, lift.position);
        },
        helpId,
      },
      pointer: pointerMoves(moves),
      onPress: (id: string) => moves.press(id),
    }),
    [moves, helpId],
  );
}

const still = 'input, textarea, select, [role=menu], [contenteditable=true]';

const Board = chakra('div', { base: boardStyles });

/** A second finger or button must not grab another item during a drag. */
function isOnly(event: MouseEvent | TouchEvent): boolean {
  return 'touches' in event ? event.touches.length === 1 : event.buttons === 1;
}

type Props = {
  board: RefObject<HTMLDivElement | null>;
  onPress: (id: string) => void;
  children: ReactNode;
};

/**
 * The board's box. Registers one draggable, the item pressed last: hundreds of them would all render whenever a drag
 * starts or ends.
 */
function PressedItem({ board, onPress, children }: Props) {
  const { setNodeRef, listeners } = useDraggable({ id: 'pressed' });
  const press = (name: 'onMouseDown' | 'onTouchStart', event: MouseEvent | TouchEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest(still) !== null || !isOnly(event)) return;
    const item = target.closest<HTMLElement>(`[${itemMark}]`);
    if (item === null || board.current?.contains(item) !== true) return;
    onPress(item.getAttribute(itemMark) ?? '');
    setNodeRef(item);
    listeners?.[name]?.(event);
  };
  return (
    <Board
      ref={board}
      onMouseDown={(event) => press('onMouseDown', event)}
      onTouchStart={(event) => press('onTouchStart', event)}
    >
      {children}
    </Board>
  );
}

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

type SortableBoardProps = BoardModel & {
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
export function SortableBoard({ overlay, children, ...model }: SortableBoardProps) {
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
