import { observable } from '@legendapp/state';
import type { KeyboardEvent, RefObject } from 'react';
import { announce } from '../announcer.ts';
import {
  getAxis,
  itemMark,
  listMark,
  findPosition,
  isSamePosition,
  getDropLine,
  formatPosition,
  stepPosition,
  type SortableListModel,
  type SortablePosition,
} from './sortable-position.ts';
import type { DragState } from './sortable-context.ts';

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

export class BoardMoves {
  readonly lift$ = observable<DragState>(null);
  readonly board: RefObject<HTMLElement | null>;
  #model: BoardModel;
  #pressed = '';
  #focusNext: string | null = null;

  constructor(model: BoardModel, board: RefObject<HTMLElement | null>) {
    this.#model = model;
    this.board = board;
  }

  get model(): BoardModel {
    return this.#model;
  }

  get pressed(): string {
    return this.#pressed;
  }

  press(id: string): void {
    this.#pressed = id;
  }

  updateModel(model: BoardModel): void {
    this.#model = model;
    if (this.#focusNext === null) return;
    const item = this.#item(this.#focusNext);
    this.#focusNext = null;
    item?.querySelector<HTMLElement>('[data-sortable-handle]')?.focus({ preventScroll: true });
    item?.scrollIntoView({ block: 'nearest' });
  }

  start(id: string, by: 'pointer' | 'keys'): void {
    const { lists, getItemName } = this.#model;
    const position = findPosition(lists, id);
    if (position === null) return;
    this.lift$.set({ id, by, position, line: null, axis: 'y' });
    const help = by === 'keys' ? ' Use the arrow keys to move it, Space to drop it, Escape to cancel.' : '';
    announce(`Picked up “${getItemName(id)}”, ${formatPosition(lists, id, position)}.${help}`, 'assertive');
  }

  to(position: SortablePosition, line = this.#getLine(position)): void {
    const lift = this.lift$.peek();
    if (lift === null) return;
    const isNew = !isSamePosition(lift.position, position);
    if (!isNew && lift.line?.item === line?.item && lift.line?.edge === line?.edge) return;
    this.lift$.set({ ...lift, position, line, axis: this.#getAxis() });
    if (isNew) announce(`${sentence(formatPosition(this.#model.lists, lift.id, position))}.`, 'assertive');
  }

  drop(): void {
    const lift = this.lift$.peek();
    if (lift === null) return;
    const { lists, getItemName, onMove } = this.#model;
    if (isSamePosition(lift.position, findPosition(lists, lift.id))) {
      this.putBack();
      return;
    }
    const positionText = formatPosition(lists, lift.id, lift.position);
    this.lift$.set(null);
    if (lift.by === 'keys') this.#focusNext = lift.id;
    onMove(lift.id, lift.position);
    announce(`Moved “${getItemName(lift.id)}”: ${positionText}.`, 'assertive');
  }

  putBack(): void {
    const lift = this.lift$.peek();
    if (lift === null) return;
    this.lift$.set(null);
    announce(`Move cancelled. “${this.#model.getItemName(lift.id)}” is back where it was.`, 'assertive');
  }

  onHandleKey(id: string, event: KeyboardEvent): void {
    const lift = this.lift$.peek();
    const isActionKey = event.key === ' ' || event.key === 'Enter';
    if (lift?.id !== id) {
      if (!isActionKey) return;
      event.preventDefault();
      if (lift === null) this.start(id, 'keys');
      return;
    }
    const row = rowKeys[event.key];
    const by = row === undefined ? stepKeys[event.key] : row * (this.#model.columns?.() ?? 1);
    if (by === undefined && !isActionKey && event.key !== 'Escape') return;
    event.preventDefault();
    // Hide this Escape from an open dialog.
    event.stopPropagation();
    if (by !== undefined) this.#step(id, lift.position, by);
    else if (isActionKey) this.drop();
    else this.putBack();
  }

  #step(id: string, from: SortablePosition, by: number): void {
    const position = stepPosition(this.#model.lists, id, from, by);
    this.to(position);
    const near = this.#getLine(position)?.item ?? id;
    if (this.#item(near) === null) this.#model.reveal?.(near);
    this.#item(near)?.scrollIntoView({ block: 'nearest' });
  }

  #getLine(position: SortablePosition) {
    const lift = this.lift$.peek();
    return lift === null ? null : getDropLine(this.#model.lists, lift.id, position);
  }

  /** The same for all lists, of which those far from the window aren't rendered. */
  #getAxis(): 'x' | 'y' {
    const element = this.board.current?.querySelector(`[${listMark}]`);
    return element ? getAxis(element) : 'y';
  }

  #item(id: string): Element | null {
    return this.board.current?.querySelector(`[${itemMark}="${CSS.escape(id)}"]`) ?? null;
  }
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
