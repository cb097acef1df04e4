import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { memo, type ReactNode, type Ref } from 'react';
import { Button } from '../controls/button.tsx';
import { DotsGrip, Icon } from '../display/icon.tsx';
import { Kbd } from '../display/kbd.tsx';
import { type DragState, useDragState, useSortableBoard } from './sortable-context.ts';
import { itemMark, listMark } from './sortable-position.ts';
import { lineStyles } from './sortable-styles.ts';
import type { VisibleItems } from './visible-items.ts';

/** Returns what lifts an item, its line's edge and axis, space-separated. Empty if unaffected. */
function getMarks(lift: DragState, id: string): string {
  if (lift === null || (lift.id !== id && lift.line?.item !== id)) return '';
  const by = lift.id === id ? lift.by : '';
  return lift.line?.item === id ? `${by} ${lift.line.edge} ${lift.axis}` : by;
}

type ItemProps = {
  id: string;
  /** Memoised by the caller, so that a move doesn't render it. */
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLLIElement> | undefined;
  /** The item's row, for a virtualizer. */
  row?: number | undefined;
  /** Position from 1 and number of elements, if the list doesn't render all. */
  position?: number | undefined;
  count?: number | undefined;
};

export function SortableItem({ id, children, className, ref, row, position, count }: ItemProps) {
  const { getItemName } = useSortableBoard();
  const [lift, line, axis] = useDragState((lift) => getMarks(lift, id)).split(' ');
  return (
    <li
      className={className === undefined ? 'sortable-item' : `sortable-item ${className}`}
      {...{ [itemMark]: id }}
      ref={ref}
      data-index={row}
      aria-posinset={position}
      aria-setsize={count}
      data-lift={lift || undefined}
      data-home={lift === 'pointer' ? `${getItemName(id)} was here` : undefined}
      data-line={line || undefined}
      data-axis={axis || undefined}
    >
      {children}
    </li>
  );
}

export function SortableHandle({ id, name }: { id: string; name: string }) {
  const { onHandleKey, putBack, helpId } = useSortableBoard();
  const isLifted = useDragState((lift) => lift?.id === id && lift.by === 'keys');
  return (
    <button
      type="button"
      className="sortable-handle"
      data-sortable-handle=""
      aria-label={`Move ${name}`}
      aria-describedby={helpId}
      aria-pressed={isLifted}
      onKeyDown={(event) => onHandleKey(id, event)}
      onBlur={() => isLifted && putBack()}
    >
      <Icon of={DotsGrip} size={16} />
    </button>
  );
}

const HintText = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'overlay',
    insetInline: { base: '4', md: 'unset' },
    left: { md: 'var(--note-start, 24px)' },
    bottom: { base: 'calc(var(--shell-bottom, 0px) + env(safe-area-inset-bottom) + 12px)', md: '6' },
    width: { md: '220px' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    padding: '4',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'border.default',
    bg: 'bg.surface',
    boxShadow: 'e2',
    animation: 'rise-in var(--chakra-durations-fade) var(--chakra-easings-enter)',
    _motionReduce: { animationName: 'fade-in' },
  },
});

function positionNote(note: HTMLElement | null): void {
  const main = note?.closest('main')?.getBoundingClientRect();
  if (main) note?.style.setProperty('--note-start', `${main.left + 32}px`);
}

/** Renders only text, so that a move computes no styles. */
function HintLabel() {
  const { getItemName } = useSortableBoard();
  const id = useDragState((lift) => lift?.id ?? '');
  return id === '' ? '' : `Moving “${getItemName(id)}”`;
}

function HintPosition() {
  const { formatPosition } = useSortableBoard();
  return useDragState(() => formatPosition());
}

/**
 * Shows what moves and where to; a live region announces the same. Always mounted, because a new style makes the
 * browser restyle hundreds of items.
 */
export const SortableHint = memo(function SortableHint() {
  const { putBack } = useSortableBoard();
  const isLifted = useDragState((lift) => lift !== null);
  const byKeys = useDragState((lift) => lift?.by === 'keys');
  return (
    <HintText ref={isLifted ? positionNote : null} hidden={!isLifted} aria-hidden={!byKeys}>
      <chakra.div minWidth="0" flex="1">
        <chakra.p textStyle="label" truncate>
          <HintLabel />
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          <HintPosition />
        </chakra.p>
      </chakra.div>
      <chakra.p textStyle="small" color="fg.muted" width="full" display={{ base: 'none', md: 'block' }}>
        <Kbd>Esc</Kbd> to cancel
      </chakra.p>
      <chakra.div display={{ md: 'none' }} hidden={!byKeys}>
        {/* Keep the focus on the handle until the press ends: losing it also cancels the move. */}
        <Button icon={Undo2} onMouseDown={(event) => event.preventDefault()} onClick={putBack}>
          Cancel move
        </Button>
      </chakra.div>
    </HintText>
  );
});

const List = chakra('ol', { base: { position: 'relative', listStyle: 'none', ...lineStyles } });

type Props = Omit<HTMLChakraProps<'ol'>, 'id'> & {
  list: string;
  ref?: Ref<HTMLOListElement>;
};

export function SortableList({ list, ...rest }: Props) {
  const isTarget = useDragState((lift) => lift?.line?.list === list && lift.line.item === null);
  const line = isTarget ? { 'data-line': 'after', 'data-axis': 'y' } : {};
  return <List {...{ [listMark]: list }} {...line} {...rest} />;
}

const space = { gridColumn: '1 / -1', visibility: 'hidden' } as const;

type VisibleProps = {
  visible: VisibleItems;
  /** Its key must identify the element at an index. */
  renderItem: (index: number) => ReactNode;
};

/** A list's rendered items, and empty elements as high as those left out. */
export function VisibleList({ visible: { ranges, after }, renderItem }: VisibleProps) {
  const renderSpace = (height: number, name: string): ReactNode =>
    height > 0 && <li key={name} role="presentation" style={{ ...space, height }} />;
  return (
    <>
      {ranges.flatMap(({ from, to, space: before }) => [
        renderSpace(before, `before-${from}`),
        ...Array.from({ length: to - from }, (_item, at) => renderItem(from + at)),
      ])}
      {renderSpace(after, 'after')}
    </>
  );
}
