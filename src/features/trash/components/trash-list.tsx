import { chakra } from '@chakra-ui/react';
import { BookOpen, Image, type LucideIcon, Shapes, StickyNote } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { timeAgo } from '#src/lib/dates.ts';
import { trashTexts } from '../texts.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { EmptyState } from '#src/ui/display/empty-state.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { ImageWithFallback } from '#src/ui/display/image-with-fallback.tsx';
import { SkeletonBar, SkeletonBlock } from '#src/ui/display/skeleton.tsx';
import { QueryList } from '#src/ui/query-list.tsx';
import { useNow } from '#src/ui/use-now.ts';
import { useTrash } from '../queries.ts';
import { useRestore } from '../restore-row.ts';
import { getTimeLeft, type TrashKind, type TrashRow } from '../trash-model.ts';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr) auto',
    columnGap: '4',
    alignItems: 'center',
    minHeight: '88px',
    paddingBlock: '4',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    overflowWrap: 'anywhere',
  },
});

const Tile = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    borderRadius: 'control',
    bg: 'bg.subtle',
    color: 'fg.muted',
  },
});

const icons: Readonly<Record<TrashKind, LucideIcon>> = {
  story: BookOpen,
  element: Shapes,
  note: StickyNote,
  moodboard_item: Image,
};

function Thumbnail({ row }: { row: TrashRow }) {
  const src = mediaAddress(row.image);
  if (src !== null) return <ImageWithFallback src={src} title={row.name} />;
  return (
    <Tile aria-hidden="true">
      <Icon of={icons[row.kind]} size={20} />
    </Tile>
  );
}

/** Names an element's kind, such as "Character". Null if it's unknown. */
export type GetElementKind = (project: string, kind: string) => string | null;

function getKind({ kind, project, elementKind }: TrashRow, getElementKind: GetElementKind): string {
  if (kind === 'story') return 'Story';
  if (kind === 'note') return 'Note';
  if (kind === 'moodboard_item') return 'Moodboard image';
  return (project && elementKind !== null ? getElementKind(project.slug, elementKind) : null) ?? 'Story element';
}

type RowProps = {
  row: TrashRow;
  kind: string;
  region: RefObject<HTMLElement | null>;
};

function DeletedRow({ row, kind, region }: RowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { isRunning, run } = useRestore(row);
  const now = useNow();
  const deleted = timeAgo(row.deletedAt, now);
  /** The row disappears: the focus moves to the next one's button. */
  const restoreRow = async (): Promise<void> => {
    const buttons = [...(region.current?.querySelectorAll<HTMLElement>('li button') ?? [])];
    const at = buttons.findIndex((one) => one === button.current);
    const hasFocus = document.activeElement === button.current;
    if (!(await run()) || !hasFocus) return;
    (buttons[at + 1] ?? buttons[at - 1] ?? region.current)?.focus();
  };
  return (
    <Row>
      <Thumbnail row={row} />
      <div>
        <chakra.h2 textStyle="title" lineClamp="2">
          {row.name}
        </chakra.h2>
        <chakra.p textStyle="small" color="fg.muted">
          {[kind, row.project?.name].filter((part) => part !== undefined).join(' · ')}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.subtle">
          {[deleted && `Deleted ${deleted.charAt(0).toLowerCase()}${deleted.slice(1)}`, `${getTimeLeft(row, now)} left`]
            .filter((part) => part !== null)
            .join(' · ')}
        </chakra.p>
      </div>
      <Button
        ref={button}
        size="sm"
        loading={isRunning}
        aria-label={`Restore ${row.name}`}
        onClick={() => void restoreRow()}
      >
        Restore
      </Button>
    </Row>
  );
}

function Waiting() {
  return (
    <chakra.ul listStyleType="none" aria-busy="true" aria-label="Trash">
      {[42, 56, 34].map((width) => (
        <Row key={width} aria-hidden="true">
          <SkeletonBlock aspectRatio="1" />
          <div>
            <SkeletonBar height="14px" width={`${width}%`} />
            <SkeletonBar width={`${width + 10}%`} marginTop="2.5" />
          </div>
        </Row>
      ))}
    </chakra.ul>
  );
}

/** What the writer can restore, last deleted first. */
export function TrashList({ getElementKind }: { getElementKind: GetElementKind }) {
  const trash = useTrash();
  const region = useRef<HTMLElement>(null);
  return (
    <chakra.section ref={region} tabIndex={-1} aria-label="Deleted items" _focus={{ outline: 'none' }}>
      <QueryList
        query={trash}
        isMain
        skeleton={<Waiting />}
        failed={trashTexts.listFailed}
        empty={<EmptyState title="Nothing thrown away." />}
        more={{ query: trash, label: 'Load more', failed: trashTexts.moreFailed }}
      >
        {(rows) => (
          <chakra.ul listStyleType="none" aria-label="Trash">
            {rows.map((row) => (
              <DeletedRow key={row.key} row={row} kind={getKind(row, getElementKind)} region={region} />
            ))}
          </chakra.ul>
        )}
      </QueryList>
    </chakra.section>
  );
}
