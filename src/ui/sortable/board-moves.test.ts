import { describe, expect, it } from 'vitest';
import { BoardMoves } from './board-moves.ts';

type Collisions = Parameters<BoardMoves['collisionDetection']>[0];

function rects(...ids: string[]): Collisions['droppableRects'] {
  const rect = { top: 0, left: 0, width: 1, height: 1, right: 1, bottom: 1 };
  return new Map(ids.map((id) => [id, rect]));
}

describe('a move by keys', () => {
  it('marks the item under the moved one as soon as it is rendered', () => {
    const lists = [{ id: 'list', name: '', items: ['one', 'two'] }];
    const moves = new BoardMoves({ lists, getItemName: String, onMove: () => undefined });
    const active = { id: 'one' };
    moves.onDragStart({ active, activatorEvent: new Event('keydown') } as Parameters<BoardMoves['onDragStart']>[0]);
    moves.step('one', 1, { draggableNodes: new Map(), droppableContainers: new Map() } as unknown as Parameters<
      BoardMoves['step']
    >[2]);
    const over = (...ids: string[]) =>
      moves.collisionDetection({ active, pointerCoordinates: null, droppableRects: rects(...ids) } as Collisions);
    expect(over('one')).toEqual([]);
    expect(over('one', 'two')).toEqual([{ id: 'two' }]);
  });
});
