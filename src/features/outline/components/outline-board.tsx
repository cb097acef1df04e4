import { chakra } from '@chakra-ui/react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Button } from '#src/ui/controls/button.tsx';
import { SortableBoard } from '#src/ui/sortable/sortable-board.tsx';
import { useMovingItem } from '#src/ui/sortable/board-context.ts';
import { SortableHint } from '#src/ui/sortable/sortable-hint.tsx';
import { getRowOptions, getVisibleItems, shouldAdjustScroll, type RowsModel } from '#src/ui/visible-items.ts';
import { useMedia } from '#src/ui/use-media.ts';
import { outlineAsList$, useOutlineLists } from '../use-outline.ts';
import type { OutlineActions } from '../outline-actions.tsx';
import { sceneIn } from '../outline-changes.ts';
import type { Part } from '../outline-model.ts';
import { PartSection } from './part-section.tsx';
import { SceneItem } from './scene-item.tsx';
import { useValue } from '@legendapp/state/react';

const status = {
  '--glyph-hole': '{colors.bg.surface}',
  '& [data-status]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    textStyle: 'small',
    fontWeight: '500',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
  },
  '& [data-status] svg': { color: 'accent.fg', flexShrink: '0' },
  '& [data-status=idea] svg': { color: 'border.control' },
  '& [data-status=done] svg': { color: 'success.fg' },
} as const;

/** The title's click area covers the scene, below other controls. */
const scene = {
  position: 'relative',
  '& .scene-title': { overflowWrap: 'anywhere' },
  '& .scene-title button': { textAlign: 'start', cursor: 'pointer', maxWidth: '100%', font: 'inherit' },
  '& .scene-title button::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
  '& .scene-title button:focus-visible': { outline: 'none' },
  '& .scene-title button:focus-visible::after': {
    outline: '2px solid {colors.accent.fg}',
    outlineOffset: '-2px',
  },
  '& .scene-grip, & .scene-more': { position: 'relative', zIndex: '1' },
} as const;

const card = {
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  minHeight: { md: '160px' },
  padding: '12px 16px 14px',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
  transition: 'border-color var(--chakra-durations-hover)',
  '&:hover': { borderColor: 'border.default' },
  '& .scene-head': { display: 'flex', alignItems: 'flex-start', gap: '1', marginBottom: '1.5' },
  '& .scene-number': { display: 'none' },
  '& .scene-title': { flex: '1', minWidth: '0', textStyle: 'h3', lineClamp: '2' },
  '& .scene-more': { margin: '-9px -11px -9px 0' },
  '& .scene-synopsis': { textStyle: 'text', color: 'fg.muted', lineClamp: '3', overflowWrap: 'anywhere' },
  '& .scene-foot': { marginTop: 'auto', paddingTop: '3' },
  // In the space left of the title, so it appears without a layout shift; always visible on touch.
  '& .scene-grip': { position: 'absolute', insetInlineStart: '0', top: '11px' },
  '& .sortable-handle': { width: '4' },
  '& .sortable-handle:focus-visible': { outlineOffset: '-1px' },
  '@media (hover: none)': {
    '& .scene-grip': { position: 'relative', insetInlineStart: '-4px', top: '-1px', marginInlineEnd: '0' },
  },
} as const;

const row = {
  display: 'grid',
  gridTemplateColumns: { base: '24px 24px minmax(0, 1fr) 44px', md: '24px 28px minmax(0, 1fr) 104px 40px' },
  gridTemplateAreas: {
    base: '"grip number title more" "grip number foot more"',
    md: '"grip number title foot more" "grip number synopsis foot more"',
  },
  alignContent: 'center',
  columnGap: '1',
  minHeight: { base: '64px', md: '56px' },
  paddingBlock: '2',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  '@media (hover: hover)': { '&:hover': { bg: 'bg.surface' } },
  '& .scene-head': { display: 'contents' },
  '& .scene-grip': { gridArea: 'grip', alignSelf: 'center' },
  '& .scene-number': {
    gridArea: 'number',
    alignSelf: 'center',
    paddingInlineStart: '1',
    textStyle: 'small',
    color: 'fg.subtle',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .scene-title': { gridArea: 'title', alignSelf: 'end', textStyle: 'title', truncate: true },
  '& .scene-title button': { truncate: true },
  '& .scene-title button::after': { borderRadius: 'control' },
  '& .scene-synopsis': {
    gridArea: 'synopsis',
    textStyle: 'small',
    color: 'fg.muted',
    truncate: true,
    display: { base: 'none', md: 'block' },
  },
  '&[data-bare] .scene-title': { gridRow: { md: '1 / 3' }, alignSelf: { md: 'center' } },
  '& .scene-foot': { gridArea: 'foot', alignSelf: 'center' },
  '& .scene-more': { gridArea: 'more', alignSelf: 'center', marginBlock: '-6px' },
} as const;

/** Styled once by the container, because there may be hundreds of scenes. */
const sceneStyles = {
  ...status,
  '& .scene': scene,
  '& .scene[data-as=card]': card,
  '& .scene[data-as=row]': row,
  '& .sortable-lifted .scene': { borderColor: 'border.default', borderRadius: 'card', bg: 'bg.surface' },
  '& .sortable-lifted .scene-number': { visibility: 'hidden' },
  '& .sortable-lifted .scene[data-as=row]': { borderWidth: '1px', paddingInline: '3' },
} as const;

const Board = chakra('div', { base: { ...sceneStyles } });

const Outline = chakra('ol', {
  base: { listStyleType: 'none', display: 'grid', gap: '2', overflowAnchor: 'none' },
});

const AddPart = memo(function AddPart({ onAdd }: { onAdd: () => void }) {
  return (
    <chakra.div marginTop="4" marginInline="-12px">
      <Button variant="text" icon={Plus} onClick={onAdd}>
        Add part
      </Button>
    </chakra.div>
  );
});

const Heads = chakra('div', {
  base: {
    display: { base: 'none', md: 'grid' },
    gridTemplateColumns: '56px minmax(0, 1fr) 104px 40px',
    columnGap: '1',
    alignItems: 'center',
    height: '8',
    textStyle: 'caption',
    color: 'fg.subtle',
  },
});

/** Where the scenes are: the first part's distance from the page's top in px, and the grid of the cards. */
type Shape = { readonly top: number; readonly columns: number; readonly gap: number };

function measureShape(outline: HTMLElement): Shape {
  const top = Math.round(outline.getBoundingClientRect().top + window.scrollY);
  const list = outline.querySelector('ol');
  if (list === null) return { top, columns: 1, gap: 0 };
  const { display, gridTemplateColumns, rowGap } = getComputedStyle(list);
  if (display !== 'grid') return { top, columns: 1, gap: 0 };
  return { top, columns: gridTemplateColumns.split(' ').length, gap: Math.round(Number.parseFloat(rowGap)) };
}

function useShape(outline: HTMLElement | null, asList: boolean): Shape {
  const [shape, setShape] = useState<Shape>({ top: 0, columns: 1, gap: 0 });
  // The page's layout.
  useLayoutEffect(() => {
    if (outline === null) return undefined;
    const measure = (): void =>
      setShape((before) => {
        const next = measureShape(outline);
        return before.top === next.top && before.columns === next.columns && before.gap === next.gap ? before : next;
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outline);
    return () => observer.disconnect();
  }, [outline, asList]);
  return shape;
}

/** Only scenes near the window are rendered, and those that are focused or moving. */
function useVisibleScenes(outline: HTMLElement | null, { lists, keptMounted, asList }: ScenesProps) {
  const { top, columns, gap } = useShape(outline, asList);
  const moving = useMovingItem();
  const isWhole = useMedia('print');
  const model = useMemo(
    (): RowsModel => ({
      lists,
      columns,
      gap,
      headPx: asList ? 65 : 72,
      rowPx: asList ? 56 : 160,
      extra: 1,
      keptMounted: [...keptMounted, moving],
      isWhole,
    }),
    [lists, columns, gap, asList, keptMounted, moving, isWhole],
  );
  const virtualizer = useWindowVirtualizer<Element>({
    ...useMemo(() => getRowOptions(model), [model]),
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = shouldAdjustScroll;
  return { visible: getVisibleItems(model, virtualizer), measure: virtualizer.measureElement };
}

type ScenesProps = { lists: RowsModel['lists']; keptMounted: RowsModel['keptMounted']; asList: boolean };

type Props = {
  parts: readonly Part[];
  current: string | null;
  actions: OutlineActions;
  onCurrent: (id: string) => void;
};

type PartsProps = ScenesProps & {
  outline: HTMLElement | null;
  parts: readonly Part[];
  actions: OutlineActions;
};

/** The list's items, apart from the list: scrolling renders them. */
function Parts({ outline, parts, actions, ...scenes }: PartsProps) {
  const { asList } = scenes;
  const { visible, measure } = useVisibleScenes(outline, scenes);
  const numbers = parts.map((_part, at) => parts.slice(0, at).reduce((sum, { scenes }) => sum + scenes.length, 1));
  return parts.map((part, at) => (
    <PartSection
      key={part.id}
      part={part}
      index={at}
      count={parts.length}
      first={asList ? (numbers[at] ?? 1) : null}
      visible={visible[at] ?? nothing}
      measure={measure}
      actions={actions}
    />
  ));
}

const nothing = { ranges: [], after: 0, far: null, head: 0, columns: 1 };

export function OutlineBoard({ parts, current, actions, onCurrent }: Props) {
  const asList = useValue(outlineAsList$);
  const [outline, setOutline] = useState<HTMLElement | null>(null);
  const [revealed, setRevealed] = useState<string | null>(null);
  const keptMounted = useMemo(() => [current, revealed], [current, revealed]);
  const { lists, getItemName } = useOutlineLists(parts);
  const renderOverlay = (id: string): ReactNode => {
    const scene = sceneIn(parts, id);
    return scene && <SceneItem scene={scene} number={asList ? 0 : null} actions={actions} />;
  };
  return (
    <Board
      data-outline-board=""
      onFocus={(event) => {
        const id = event.target.closest('[data-sortable-item]')?.getAttribute('data-sortable-item');
        if (id) onCurrent(id);
      }}
    >
      {asList && (
        <Heads aria-hidden="true">
          <span />
          <span>Scene</span>
          <span>Status</span>
          <span />
        </Heads>
      )}
      <SortableBoard
        lists={lists}
        getItemName={getItemName}
        onMove={actions.move}
        columns={() => (outline === null ? 1 : measureShape(outline).columns)}
        reveal={(id) => flushSync(() => setRevealed(id))}
        overlay={renderOverlay}
      >
        <Outline ref={setOutline} role="list" aria-label="Outline">
          <Parts {...{ outline, parts, lists, keptMounted, asList, actions }} />
        </Outline>
        <AddPart onAdd={actions.addPart} />
        <SortableHint />
      </SortableBoard>
    </Board>
  );
}
