import { chakra } from '@chakra-ui/react';
import { useDraggable } from '@dnd-kit/core';
import type { MouseEvent, ReactNode, RefObject, TouchEvent } from 'react';
import { itemMark } from './position-at-point.ts';
import { boardStyles } from './sortable-styles.ts';

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
export function PressedItem({ board, onPress, children }: Props) {
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
