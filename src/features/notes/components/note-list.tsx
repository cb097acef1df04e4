import { chakra } from '@chakra-ui/react';
import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState, useCallback } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useNoteCreate } from '#src/api/generated/api/notes.ts';
import { timeAgo } from '#src/lib/dates.ts';
import { SkeletonBar } from '#src/ui/display/skeleton.tsx';
import { getRow, getRowOptions, getVisibleItems, shouldAdjustScroll, type RowsModel } from '#src/ui/visible-items.ts';
import { VisibleList } from '#src/ui/visible-list.tsx';
import { useMedia } from '#src/ui/use-media.ts';
import { type NoteRow, untitled } from '../note-model.ts';
import { Plus } from 'lucide-react';
import { Button } from '#src/ui/controls/button.tsx';
import { useNow } from '#src/ui/use-now.ts';
import { refreshNotes } from '../queries.ts';

const List = chakra('ul', {
  base: { display: 'grid', gap: { base: '0', lg: '0.5' }, listStyle: 'none', overflowAnchor: 'none' },
});

const Item = chakra('li', { base: { borderBottomWidth: { base: '1px', lg: '0' }, borderColor: 'border.subtle' } });

const Row = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '3',
    rowGap: '0.5',
    alignContent: 'start',
    alignItems: 'baseline',
    minHeight: { lg: '84px' },
    // The focus mark stays clear of the text.
    marginInline: { base: '-2', lg: '0' },
    padding: { base: '12px 8px 14px', lg: '12px 16px' },
    borderRadius: 'control',
    transition: 'background-color var(--chakra-durations-hover)',
    _hover: { bg: { lg: 'bg.subtle' } },
    '&[aria-current]': { bg: { lg: 'accent.subtle' } },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

const Excerpt = chakra('p', {
  base: {
    gridColumn: '1 / -1',
    textStyle: 'small',
    color: 'fg.muted',
    lineClamp: 2,
    overflowWrap: 'anywhere',
  },
});

function onListKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = links[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
  if (next.hasAttribute('data-beside')) next.click();
}

type Props = {
  notes: readonly NoteRow[];
  /** Notes with unsent changes on this device. */
  pendingIds: ReadonlySet<number>;
  current: number | null;
  editPath: (id: number) => string;
  besidePath: (id: number) => string;
};

/** In px. */
function guessHeight(note: NoteRow | undefined, hasPane: boolean): number {
  if (hasPane) return 86;
  const charactersPerLine = window.innerWidth / 7;
  return (note?.excerpt?.length ?? 0) > charactersPerLine ? 85 : 67;
}

/** Rows near the window are rendered, and the shown and the focused one with their neighbours, which keys reach. */
function useVisibleNotes(notes: readonly NoteRow[], keptMounted: readonly (number | null)[], hasPane: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const measureTop = useCallback(
    (element: HTMLUListElement | null) => {
      list.current = element;
      if (element === null) return;
      const pane = hasPane ? element.parentElement : null;
      const { top: from } = element.getBoundingClientRect();
      setTop(Math.round(pane ? from - pane.getBoundingClientRect().top + pane.scrollTop : from + window.scrollY));
    },
    [hasPane],
  );
  const isWhole = useMedia('print');
  const pins = keptMounted.flatMap((id) => {
    const at = id === null ? -1 : notes.findIndex((note) => note.id === id);
    return at === -1 ? [] : notes.slice(Math.max(0, at - 1), at + 2).map((note) => String(note.id));
  });
  const keptIds = pins.join();
  const model = useMemo(
    (): RowsModel => ({
      lists: [{ id: 'notes', items: notes.map(({ id }) => String(id)) }],
      columns: 1,
      gap: hasPane ? 2 : 0,
      headPx: 0,
      rowPx: 0,
      extra: 0,
      keptMounted: keptIds.split(','),
      isWhole,
    }),
    [notes, keptIds, hasPane, isWhole],
  );
  const options = {
    ...useMemo(() => getRowOptions(model), [model]),
    estimateSize: (row: number) => (row === 0 ? 0 : guessHeight(notes[row - 1], hasPane)),
    scrollMargin: top,
  };
  const inPane = useVirtualizer<Element, Element>({
    ...options,
    enabled: hasPane,
    getScrollElement: () => list.current?.parentElement ?? null,
  });
  const inWindow = useWindowVirtualizer<Element>({ ...options, enabled: !hasPane });
  const virtualizer = hasPane ? inPane : inWindow;
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = shouldAdjustScroll;
  const [visible] = getVisibleItems(model, virtualizer);
  return { list: measureTop, visible, measure: virtualizer.measureElement };
}

export function NoteList({ notes, pendingIds, current, editPath, besidePath }: Props) {
  const navigate = useNavigate();
  const now = useNow();
  const [focused, setFocused] = useState<number | null>(null);
  const { list, visible, measure } = useVisibleNotes(notes, [current, focused], current !== null);
  const renderNote = (at: number): ReactNode => {
    const note = notes[at];
    if (note === undefined || visible === undefined) return null;
    const { id, title, excerpt, updatedAt } = note;
    return (
      <Item
        key={id}
        ref={measure}
        data-index={getRow(visible, at).row}
        aria-posinset={at + 1}
        aria-setsize={notes.length}
      >
        <Row
          {...(current === null ? { to: editPath(id) } : { to: besidePath(id), replace: true, 'data-beside': '' })}
          {...(current === id && { 'aria-current': true })}
          preventScrollReset
          onFocus={() => setFocused(id)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || current === null) return;
            event.preventDefault();
            void navigate(editPath(id));
          }}
          onDoubleClick={() => void navigate(editPath(id))}
        >
          <chakra.span textStyle="title" color={title === null ? 'fg.muted' : 'fg.default'} truncate>
            {title ?? untitled}
          </chakra.span>
          <chakra.span textStyle="caption" fontWeight="400" color="fg.muted" whiteSpace="nowrap">
            {pendingIds.has(id) ? 'On this device' : timeAgo(updatedAt, now)}
          </chakra.span>
          <Excerpt>{excerpt ?? 'Nothing here yet.'}</Excerpt>
        </Row>
      </Item>
    );
  };
  return (
    <List ref={list} aria-label="Notes" onKeyDown={onListKey}>
      {visible && <VisibleList visible={visible} renderItem={renderNote} />}
    </List>
  );
}

export function NoteListSkeleton() {
  return (
    <chakra.div display="grid" gap="0.5" aria-hidden="true">
      {[52, 38, 64, 46, 58].map((width) => (
        <chakra.div key={width} height="84px" paddingBlock="3" paddingInline={{ base: '0', lg: '4' }}>
          <SkeletonBar height="14px" marginTop="1" width={`${width}%`} />
          <SkeletonBar marginTop="3" width="92%" />
          <SkeletonBar marginTop="1.5" width={`${width + 12}%`} />
        </chakra.div>
      ))}
    </chakra.div>
  );
}

type NewNoteButtonProps = { slug: string; editPath: (id: number) => string; main?: boolean };

export function NewNoteButton({ slug, editPath, main = false }: NewNoteButtonProps) {
  const navigate = useNavigate();
  const { isPending, mutate } = useNoteCreate({
    mutation: {
      onSuccess: async ({ data: { id } }) => {
        await refreshNotes({ slug, id });
        await navigate(editPath(id), { state: { isNew: true } });
      },
      meta: { errorToast: 'headed', failed: 'We couldn’t create the note.' },
    },
  });
  const create = (): void => mutate({ project: slug, data: { title: null } });
  return (
    <Button icon={Plus} variant={main ? 'solid' : 'outline'} loading={isPending} onClick={create}>
      New note
    </Button>
  );
}
