import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { describeError } from '#src/lib/describe-error.ts';
import { noteTexts } from '../texts.ts';
import { pageLoader } from '#src/ui/query-list.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { SearchField } from '#src/ui/controls/search-field.tsx';
import { EmptyState } from '#src/ui/display/empty-state.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { useMedia } from '#src/ui/use-media.ts';
import { useDeleteNote } from '../delete-note.tsx';
import { usePendingNotes } from '../open-note-stores.ts';
import { useNotes } from '../queries.ts';
import { NewNoteButton, NoteList, NoteListSkeleton } from './note-list.tsx';
import { NoteReader } from './note-reader.tsx';
import { SlowNotice } from '#src/ui/feedback/slow-notice.tsx';
import type { ApiError } from '#src/platform/api-error.ts';
import { type Retried, useRetry } from '#src/ui/use-retry.ts';

const beside = '(min-width: 1024px)';

const Panes = chakra('div', {
  base: { display: 'grid', flex: '1', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '352px minmax(0, 1fr)' } },
});

const ListPane = chakra('div', {
  base: {
    padding: { base: '4', md: '6', lg: '24px 16px' },
    paddingTop: { base: '4', md: '6' },
    borderInlineEndWidth: { lg: '1px' },
    borderColor: 'border.subtle',
    lg: {
      position: 'sticky',
      top: 'calc(var(--shell-top, 0px) + 45px)',
      alignSelf: 'stretch',
      maxHeight: 'calc(100dvh - var(--shell-top, 0px) - 45px)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
  },
});

const NotePane = chakra('div', {
  base: { padding: '24px 32px 64px 64px', minWidth: '0', lgDown: { display: 'none' } },
});

function useAddress() {
  const [query, setQuery] = useSearchParams();
  const filter = query.get('filter')?.trim() ?? '';
  const note = Number(query.get('note') ?? Number.NaN);
  const withParam = (name: 'filter' | 'note', value: string): URLSearchParams => {
    const next = new URLSearchParams(query);
    if (value === '') next.delete(name);
    else next.set(name, value);
    return next;
  };
  return {
    filter,
    note: Number.isSafeInteger(note) ? note : null,
    besidePath: (id: number) => `?${withParam('note', String(id)).toString()}`,
    setFilter: (next: string) => setQuery(withParam('filter', next), { replace: true }),
    show: (id: number | null) => setQuery(withParam('note', id === null ? '' : String(id)), { replace: true }),
  };
}

type Props = {
  slug: string;
  userId: number;
  editPath: (id: number) => string;
};

type ColumnProps = Props & {
  notes: ReturnType<typeof useNotes>;
  address: ReturnType<typeof useAddress>;
  current: number | null;
};

function ListProblem({ error, failure }: Pick<Retried<ApiError>, 'error' | 'failure'>) {
  const errorText = error && describeError(error, 'general');
  return (
    errorText && (
      <ErrorState
        message={noteTexts.listFailed}
        {...(errorText.detail !== null && { detail: errorText.detail })}
        {...failure}
      />
    )
  );
}

function NotesColumn({ slug, userId, editPath, notes, address, current }: ColumnProps) {
  const rows = notes.data ?? [];
  const { isPending, error, failure } = useRetry(notes);
  const more = pageLoader(notes);
  const pendingIds = usePendingNotes(
    userId,
    slug,
    rows.map(({ id }) => id),
  );
  return (
    <ListPane aria-busy={isPending}>
      <chakra.div display="flex" gap="2" marginBottom={{ base: '1', lg: '3' }}>
        <chakra.div flex="1" minWidth="0">
          <SearchField label="Filter notes" value={address.filter} onSearch={address.setFilter} />
        </chakra.div>
        <NewNoteButton slug={slug} editPath={editPath} />
      </chakra.div>
      {isPending && (
        <>
          <NoteListSkeleton />
          <SlowNotice />
        </>
      )}
      {notes.data === undefined && <ListProblem error={error} failure={failure} />}
      {notes.data?.length === 0 && <EmptyState title="No matches" hint="Try fewer words." />}
      {rows.length > 0 && (
        <NoteList
          notes={rows}
          pendingIds={pendingIds}
          current={current}
          editPath={editPath}
          besidePath={address.besidePath}
        />
      )}
      {notes.hasNextPage && (
        <chakra.div marginTop="3" display="flex" justifyContent="center">
          <Button variant="text" loading={notes.isFetchingNextPage} onClick={more}>
            Load more
          </Button>
        </chakra.div>
      )}
    </ListPane>
  );
}

export function NotesPage(props: Props) {
  const { slug, editPath } = props;
  const address = useAddress();
  const deleteNote = useDeleteNote();
  const notes = useNotes(slug, address.filter);
  const hasRoom = useMedia(beside);
  const rows = notes.data ?? [];
  const current = hasRoom ? (address.note ?? rows[0]?.id ?? null) : null;

  const remove = async (id: number, title: string): Promise<void> => {
    const at = rows.findIndex((row) => row.id === id);
    const next = rows[at + 1] ?? rows[at - 1];
    if (await deleteNote({ slug, id }, title)) address.show(next?.id ?? null);
  };

  if (notes.data?.length === 0 && address.filter === '' && !notes.isPlaceholderData) {
    return (
      <chakra.div paddingTop={{ base: '8', md: '16' }}>
        <EmptyState title="A place for stray thoughts." hint="They save as you type.">
          <NewNoteButton slug={slug} editPath={editPath} main />
        </EmptyState>
      </chakra.div>
    );
  }
  return (
    <Panes>
      <NotesColumn {...props} notes={notes} address={address} current={current} />
      {hasRoom && (
        <NotePane>
          {current !== null && (
            <NoteReader
              key={current}
              address={{ slug, id: current }}
              editPath={editPath(current)}
              onDelete={(title) => void remove(current, title)}
            />
          )}
        </NotePane>
      )}
    </Panes>
  );
}
