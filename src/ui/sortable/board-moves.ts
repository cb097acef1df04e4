import {
  closestCenter,
  pointerWithin,
  type Active,
  type Collision,
  type CollisionDetection,
  type DragCancelEvent,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
  type Over,
  type SensorContext,
} from '@dnd-kit/core';
import { announce } from '../announcer.ts';
import {
  findPosition,
  formatPosition,
  getOver,
  getPositionOver,
  isSamePosition,
  stepPosition,
  type SortableListModel,
  type SortablePosition,
} from './sortable-position.ts';

export type BoardModel = {
  lists: readonly SortableListModel[];
  getItemName: (id: string) => string;
  /** Doesn't run when the item stays where it was. */
  onMove: (id: string, position: SortablePosition) => void;
  /** Number of items in a row (default 1). Read when an arrow up or down is pressed. */
  columns?: () => number;
  /** Renders an item before it returns, for a board that renders only what's near the window. */
  reveal?: (id: string) => void;
};

const rowKeys: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const stepKeys: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const nothing: Collision[] = [];

function say(text: string): void {
  announce(text, 'assertive');
}

/** The handlers of a board's `DndContext`: where a pointer or a key moves an item, and what is announced. */
export class BoardMoves {
  /** Cancels a drag by keys. */
  cancel = (): void => undefined;
  #model: BoardModel;
  #collisions: Collision[] = [];
  /** What keys moved the item over. */
  #overByKeys: string | null = null;
  #announced: SortablePosition | null = null;
  #dropped: string | null = null;

  constructor(model: BoardModel) {
    this.#model = model;
  }

  /** Focuses an item that keys moved, once the lists have it at its new position. */
  updateModel(model: BoardModel): void {
    const { lists } = this.#model;
    this.#model = model;
    const id = this.#dropped;
    if (id === null || isSamePosition(findPosition(lists, id), findPosition(model.lists, id))) return;
    this.#dropped = null;
    document.querySelector<HTMLElement>(`[data-sortable-item="${CSS.escape(id)}"] .sortable-handle`)?.focus();
  }

  onDragStart = ({ active, activatorEvent: { type } }: DragStartEvent): void => {
    const id = String(active.id);
    const { lists, getItemName } = this.#model;
    const position = findPosition(lists, id);
    this.#overByKeys = type === 'keydown' ? id : null;
    this.#announced = position;
    const help = type === 'keydown' ? ' Use the arrow keys to move it, Space to drop it, Escape to cancel.' : '';
    if (position) say(`Picked up “${getItemName(id)}”, ${formatPosition(lists, id, position)}.${help}`);
  };

  onDragOver = ({ active, over }: DragOverEvent): void => {
    const position = this.#getPosition(active, over);
    if (position === null || isSamePosition(position, this.#announced)) return;
    this.#announced = position;
    const text = formatPosition(this.#model.lists, String(active.id), position);
    say(`${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
  };

  onDragEnd = (event: DragEndEvent): void => {
    const { lists, getItemName, onMove } = this.#model;
    const id = String(event.active.id);
    const position = this.#getPosition(event.active, event.over);
    if (position === null || isSamePosition(position, findPosition(lists, id))) {
      this.onDragCancel(event);
      return;
    }
    if (this.#overByKeys !== null) this.#dropped = id;
    this.#overByKeys = null;
    onMove(id, position);
    say(`Moved “${getItemName(id)}”: ${formatPosition(lists, id, position)}.`);
  };

  onDragCancel = ({ active }: DragCancelEvent): void => {
    this.#overByKeys = null;
    say(`Move cancelled. “${this.#model.getItemName(String(active.id))}” is back where it was.`);
  };

  /** Returns the same array while the first is the same: another would render all items for each pixel. */
  collisionDetection: CollisionDetection = (args) => {
    const { active, pointerCoordinates: point } = args;
    let id = this.#overByKeys ?? active.id;
    if (point) {
      const box = { left: point.x, right: point.x, top: point.y, bottom: point.y, width: 0, height: 0 };
      id = [...pointerWithin(args), ...closestCenter({ ...args, collisionRect: box })][0]?.id ?? id;
    }
    // The library looks for the place only once, so an item that isn't rendered yet would never be marked.
    if (!args.droppableRects.has(id)) return nothing;
    if (this.#collisions[0]?.id !== id) this.#collisions = [{ id }];
    return this.#collisions;
  };

  /** Returns how many places a key moves an item. */
  getStep(code: string): number | null {
    const row = rowKeys[code];
    return (row === undefined ? stepKeys[code] : row * (this.#model.columns?.() ?? 1)) ?? null;
  }

  /** Moves an item in reading order, over items that aren't rendered too. */
  step(id: string, by: number, { draggableNodes, droppableContainers }: SensorContext): void {
    const { lists, reveal } = this.#model;
    const from = getPositionOver(lists, id, this.#overByKeys ?? id);
    if (from === null) return;
    const position = stepPosition(lists, id, from, by);
    this.#overByKeys = getOver(lists, position);
    const items = lists.find((list) => list.id === position.list)?.items ?? [];
    const near = items[position.index] ?? items.at(-1) ?? this.#overByKeys;
    const getNode = () => (draggableNodes.get(near) ?? droppableContainers.get(near))?.node.current;
    if (!getNode()) reveal?.(near);
    getNode()?.scrollIntoView({ block: 'nearest' });
  }

  #getPosition({ id }: Active, over: Over | null): SortablePosition | null {
    return getPositionOver(this.#model.lists, String(id), this.#overByKeys ?? String(over?.id ?? id));
  }
}
