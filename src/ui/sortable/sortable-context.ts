import type { Observable } from '@legendapp/state';
import { useValue } from '@legendapp/state/react';
import { createContext, use } from 'react';
import type { KeyboardEvent } from 'react';
import type { DropLine, SortablePosition } from './sortable-position.ts';

export type DragState = {
  readonly id: string;
  readonly by: 'pointer' | 'keys';
  readonly position: SortablePosition;
  readonly line: DropLine | null;
  readonly axis: 'x' | 'y';
} | null;

export type SortableBoardControl = {
  readonly lift$: Observable<DragState>;
  readonly onHandleKey: (id: string, event: KeyboardEvent) => void;
  readonly putBack: () => void;
  readonly getItemName: (id: string) => string;
  readonly formatPosition: () => string;
  readonly helpId: string;
};

export const SortableContext = createContext<SortableBoardControl | null>(null);

export function useSortableBoard(): SortableBoardControl {
  const board = use(SortableContext);
  if (board === null) throw new Error('A sortable part belongs inside a SortableBoard');
  return board;
}

/** Subscribes to the lift. `select` must return a primitive, so that only changes render. */
export function useDragState<T extends string | boolean>(select: (lift: DragState) => T): T {
  const { lift$ } = useSortableBoard();
  return useValue(() => select(lift$.get()));
}
