import { createContext, use } from 'react';
import type { BoardModel, BoardMoves } from './board-moves.ts';

/** `axis` is the direction in which a list's items follow each other. */
export type Drag = { readonly id: string; readonly by: 'pointer' | 'keys'; readonly axis: 'x' | 'y' };

type SortableBoard = Pick<BoardModel, 'lists' | 'getItemName'> & {
  readonly drag: Drag | null;
  readonly moves: BoardMoves;
};

export const SortableBoardContext = createContext<SortableBoard | null>(null);

export function useSortableBoard(): SortableBoard {
  const board = use(SortableBoardContext);
  if (board === null) throw new Error('A sortable part belongs inside a SortableBoard');
  return board;
}

/** Returns the moving item's id. */
export function useMovingItem(): string | null {
  return useSortableBoard().drag?.id ?? null;
}
