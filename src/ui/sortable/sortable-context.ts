import { createContext, use, useSyncExternalStore } from 'react';
import type { KeyboardEvent } from 'react';
import type { Store } from '../store.ts';
import type { DropLine, SortablePosition } from './sortable-place.ts';

/** What is lifted, by what, and where it would be dropped; null while nothing is. */
export type DragState = {
  readonly id: string;
  readonly by: 'pointer' | 'keys';
  readonly place: SortablePosition;
  readonly line: DropLine | null;
  /** Whether the items of the place's list stand side by side (`x`). */
  readonly axis: 'x' | 'y';
} | null;

/** What a board gives to the items in it. The object stays the same while the board stands. */
export type SortableBoardControl = {
  readonly lift: Store<DragState>;
  /** Takes a key pressed on an item's handle. */
  readonly onHandleKey: (id: string, event: KeyboardEvent) => void;
  /** Puts back what is lifted. */
  readonly putBack: () => void;
  readonly nameOf: (id: string) => string;
  /** Where the lifted item would be dropped, in words. */
  readonly placeWords: () => string;
  /** Id of the text that says how the handles work. */
  readonly helpId: string;
};

export const SortableContext = createContext<SortableBoardControl | null>(null);

/** The board around the calling component. */
export function useSortableBoard(): SortableBoardControl {
  const board = use(SortableContext);
  if (board === null) throw new Error('A sortable part belongs inside a SortableBoard');
  return board;
}

/** What `select` reads of the present lift, live; it must give a primitive, so that only what changes is drawn again. */
export function useDragState<T extends string | boolean>(select: (lift: DragState) => T): T {
  const { lift } = useSortableBoard();
  return useSyncExternalStore(lift.subscribe, () => select(lift.read()));
}
