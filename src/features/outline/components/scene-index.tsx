import { chakra } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useMemo, useState, type ReactNode } from 'react';
import { SortableBoard } from '#src/ui/sortable/sortable-board.tsx';
import { useMovingItem } from '#src/ui/sortable/board-context.ts';
import { SortableHint } from '#src/ui/sortable/sortable-hint.tsx';
import { SortableEnd, SortableItem, SortableList } from '#src/ui/sortable/sortable-list.tsx';
import {
  getRowOptions,
  getVisibleItems,
  isSameVisible,
  type RowsModel,
  type VisibleItems,
} from '#src/ui/visible-items.ts';
import { VisibleList } from '#src/ui/visible-list.tsx';
import type { OutlineActions } from '../outline-actions.tsx';
import { partName, partNumber, sceneName, type Part, type Scene } from '../outline-model.ts';
import { useOutlineLists } from '../use-outline.ts';

const Side = chakra('nav', {
  base: {
    position: 'sticky',
    alignSelf: 'start',
    top: 'calc(var(--shell-top, 0px) + 68px)',
    maxHeight: 'calc(100dvh - var(--shell-top, 0px) - 92px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    paddingBottom: '4',
    overflowAnchor: 'none',
    '& .index-part': { textStyle: 'caption', fontWeight: '600', color: 'fg.muted', padding: '12px 10px 8px' },
    '& .index-scene': {
      display: 'block',
      width: 'full',
      height: '10',
      paddingInline: '10px',
      borderRadius: '8px',
      textStyle: 'text',
      lineHeight: '40px',
      fontWeight: '500',
      textAlign: 'start',
      color: 'fg.muted',
      truncate: true,
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle', color: 'fg.default' },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-current=true]': { bg: 'accent.subtle', color: 'accent.fg' },
    },
    '& .sortable-lifted .index-scene': { bg: 'bg.surface', border: '1px solid {colors.border.default}' },
  },
});

const noGap = { minHeight: '2', '--sortable-gap': '0px', '--sortable-bleed': '0px' } as const;

type RowProps = {
  scene: Scene;
  position: number;
  count: number;
  isCurrent: boolean;
  onShow: (id: string) => void;
};

const Row = memo(function Row({ scene, position, count, isCurrent, onShow }: RowProps) {
  return (
    <SortableItem id={scene.id} position={position} count={count}>
      <button
        type="button"
        className="index-scene"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => onShow(scene.id)}
      >
        {sceneName(scene)}
      </button>
    </SortableItem>
  );
});

type PartProps = {
  part: Part;
  index: number;
  current: string | null;
  visible: VisibleItems;
  onShow: (id: string) => void;
};

function isSame(before: PartProps, next: PartProps): boolean {
  return (
    before.part === next.part &&
    before.index === next.index &&
    before.current === next.current &&
    before.onShow === next.onShow &&
    isSameVisible(before.visible, next.visible)
  );
}

const IndexPart = memo(function IndexPart({ part, index, current, visible, onShow }: PartProps) {
  const name = partName(part, index);
  const numbered = name === partNumber(index) ? name : `${partNumber(index)} · ${name}`;
  if (visible.far !== null)
    return (
      <p className="index-part" style={{ height: visible.far }}>
        {numbered}
      </p>
    );
  return (
    <div>
      <p className="index-part">{numbered}</p>
      <SortableList list={part.id} items={part.scenes} role="list" aria-label={name} {...noGap}>
        <VisibleList
          visible={visible}
          renderItem={(at) => {
            const scene = part.scenes[at];
            return (
              scene && (
                <Row
                  key={scene.id}
                  scene={scene}
                  position={at + 1}
                  count={part.scenes.length}
                  isCurrent={scene.id === current}
                  onShow={onShow}
                />
              )
            );
          }}
        />
        <SortableEnd list={part.id} role="presentation" />
      </SortableList>
    </div>
  );
}, isSame);

type PartsProps = {
  parts: readonly Part[];
  lists: RowsModel['lists'];
  current: string | null;
  scroller: HTMLElement | null;
  onShow: (id: string) => void;
};

/** Heights are fixed here, so nothing is measured. */
function Parts({ parts, lists, current, scroller, onShow }: PartsProps) {
  const moving = useMovingItem();
  const model = useMemo(
    (): RowsModel => ({
      lists,
      columns: 1,
      gap: 0,
      headPx: 36,
      rowPx: 40,
      extra: 0,
      keptMounted: [current, moving],
      isWhole: false,
    }),
    [lists, current, moving],
  );
  const virtualizer = useVirtualizer<Element, Element>({
    ...useMemo(() => getRowOptions(model), [model]),
    getScrollElement: () => scroller,
  });
  const visible = getVisibleItems(model, virtualizer);
  return parts.map((part, at) => (
    <IndexPart
      key={part.id}
      part={part}
      index={at}
      visible={visible[at] ?? nothing}
      current={part.scenes.some(({ id }) => id === current) ? current : null}
      onShow={onShow}
    />
  ));
}

const nothing = { ranges: [], after: 0, far: null, head: 0, columns: 1 };

type Props = {
  parts: readonly Part[];
  current: string | null;
  onShow: (id: string) => void;
  actions: OutlineActions;
};

export const SceneIndex = memo(function SceneIndex({ parts, current, onShow, actions }: Props) {
  const { lists, getItemName } = useOutlineLists(parts);
  const [side, setSide] = useState<HTMLElement | null>(null);
  const renderOverlay = (id: string): ReactNode => <div className="index-scene">{getItemName(id)}</div>;
  return (
    <Side ref={setSide} aria-label="Scenes">
      <SortableBoard lists={lists} getItemName={getItemName} onMove={actions.move} overlay={renderOverlay}>
        <Parts parts={parts} lists={lists} current={current} scroller={side} onShow={onShow} />
        <SortableHint />
      </SortableBoard>
    </Side>
  );
});
