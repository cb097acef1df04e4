import type { CollisionDetection, DragMoveEvent } from '@dnd-kit/core';
import { useId, useLayoutEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { BoardMoves, type BoardModel } from './board-moves.ts';
import { getPositionAtPoint } from './position-at-point.ts';
import type { SortableBoardControl } from './sortable-context.ts';
import { formatPosition } from './sortable-position.ts';

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

type Board = {
  control: SortableBoardControl;
  pointer: ReturnType<typeof pointerMoves>;
  onPress: (id: string) => void;
};

export function useBoardMoves(model: BoardModel, board: RefObject<HTMLElement | null>): Board {
  const helpId = useId();
  const [moves] = useState(() => new BoardMoves(model, board));
  useLayoutEffect(() => moves.updateModel(model));
  return useMemo(
    () => ({
      control: {
        lift: moves.lift,
        onHandleKey: (id, event) => moves.onHandleKey(id, event),
        putBack: () => moves.putBack(),
        getItemName: (id) => moves.model.getItemName(id),
        formatPosition: () => {
          const lift = moves.lift.read();
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
