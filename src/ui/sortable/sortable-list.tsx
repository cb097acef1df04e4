import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { type DraggableSyntheticListeners, useDroppable } from '@dnd-kit/core';
import { SortableContext, useSortable } from '@dnd-kit/sortable';
import { useMergedRef } from '@mantine/hooks';
import {
  createContext,
  type DOMAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type TouchEvent,
  use,
} from 'react';
import { DotsGrip, Icon } from '../display/icon.tsx';
import { useSortableBoard } from './board-context.ts';
import { getEndId } from './sortable-position.ts';
import { lineStyles } from './sortable-styles.ts';

const List = chakra('ol', { base: { position: 'relative', listStyle: 'none' } });

type ListProps = HTMLChakraProps<'ol'> & {
  list: string;
  /** All its items, also those that aren't rendered. */
  items: readonly (string | { readonly id: string })[];
  ref?: Ref<HTMLOListElement>;
};

export function SortableList({ list, items, ...rest }: ListProps) {
  return (
    <SortableContext id={list} items={items as string[]} strategy={noTransform}>
      <List {...rest} />
    </SortableContext>
  );
}

/** A line shows the position; items don't make room. */
function noTransform(): null {
  return null;
}

const ItemContext = createContext<ReturnType<typeof useSortable> | null>(null);

/** Leaves out what bubbles through a menu's portal, and a mouse's other buttons. */
function getPointerListeners(listeners: DraggableSyntheticListeners): DOMAttributes<HTMLElement> {
  const start = (name: 'onMouseDown' | 'onTouchStart', event: MouseEvent | TouchEvent): void => {
    const { target, currentTarget } = event;
    const isOther = 'button' in event && event.button !== 0;
    if (target instanceof Node && currentTarget.contains(target) && !isOther) listeners?.[name]?.(event);
  };
  return {
    onMouseDown: (event) => start('onMouseDown', event),
    onTouchStart: (event) => start('onTouchStart', event),
  };
}

type Measure = (element: HTMLElement | null) => void;

type ItemProps = {
  id: string;
  /** Memoised by the caller, so that a move doesn't render it. */
  children: ReactNode;
  /** The item's row, for a virtualizer, which measures the row's first item. */
  row?: number | undefined;
  measure?: Measure | undefined;
  /** Position from 1 and number of elements, if the list doesn't render all. */
  position?: number | undefined;
  count?: number | undefined;
};

export function SortableItem({ id, children, row, measure, position, count }: ItemProps) {
  const { drag, getItemName } = useSortableBoard();
  const sortable = useSortable({ id });
  const { activeIndex, index, isDragging, isOver, listeners, setNodeRef } = sortable;
  const lift = isDragging ? drag?.by : undefined;
  const edge = activeIndex !== -1 && activeIndex < index ? 'after' : 'before';
  return (
    <ItemContext value={sortable}>
      <li
        className="sortable-item"
        data-sortable-item={id}
        ref={useMergedRef(setNodeRef, measure)}
        {...getPointerListeners(listeners)}
        data-index={row}
        aria-posinset={position}
        aria-setsize={count}
        data-lift={lift}
        data-home={lift === 'pointer' ? `${getItemName(id)} was here` : undefined}
        data-line={isOver && !isDragging ? edge : undefined}
        data-axis={drag?.axis}
      >
        {children}
      </li>
    </ItemContext>
  );
}

/** The item's button for keys. Pointers drag the item anywhere. */
export function SortableHandle({ name }: { name: string }) {
  // A drag's preview is outside an item.
  const sortable = use(ItemContext);
  return (
    <button
      type="button"
      className="sortable-handle"
      data-sortable-handle=""
      ref={sortable?.setActivatorNodeRef}
      {...sortable?.attributes}
      aria-label={`Move ${name}`}
      aria-pressed={sortable?.isDragging === true}
      onKeyDown={(event) => void sortable?.listeners?.['onKeyDown']?.(event)}
    >
      <Icon of={DotsGrip} size={16} />
    </button>
  );
}

const End = chakra('li', { base: { position: 'relative', ...lineStyles } });

type EndProps = HTMLChakraProps<'li'> & { list: string; measure?: Measure | undefined };

/** A list's last element, over which an item drops behind the others. A list needs it to receive an item from another. */
export function SortableEnd({ list, measure, ...rest }: EndProps) {
  const { drag, lists } = useSortableBoard();
  const { isOver, setNodeRef } = useDroppable({ id: getEndId(list) });
  const isHome = drag !== null && lists.find(({ id }) => id === list)?.items.at(-1) === drag.id;
  const line = isOver && !isHome && { 'data-line': 'before', 'data-axis': drag?.axis };
  return <End ref={useMergedRef(setNodeRef, measure)} {...line} {...rest} />;
}
