import { chakra } from '@chakra-ui/react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isInProject } from '#src/lib/paths.ts';
import { announce } from '#src/ui/announcer.ts';
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';
import type { SearchGroup, SearchRow } from '../search-results.ts';
import { useSearchActions, type SearchContext, useSearch, type SearchState } from '../use-search.ts';
import { useLists } from '../search-queries.ts';
import { PaletteEmpty, PaletteField, PaletteFooter, PaletteNotice } from './search-palette-parts.tsx';
import { ResultRow } from './result-row.tsx';
import { useSubscription } from '#src/ui/use-subscription.ts';

const List = chakra('div', {
  base: { flex: '1', minHeight: '0', overflowY: 'auto', overscrollBehavior: 'contain', paddingBottom: '2' },
});

const GroupName = chakra('p', {
  base: {
    textStyle: 'caption',
    fontWeight: '600',
    color: 'fg.muted',
    paddingTop: '14px',
    paddingBottom: '1.5',
    paddingInline: { base: '4', md: '6' },
  },
});

type ResultsProps = {
  id: string;
  groups: readonly SearchGroup[];
  current: number;
  onPoint: (index: number) => void;
  onChoose: (row: SearchRow) => void;
};

function Results({ id, groups, current, onPoint, onChoose }: ResultsProps) {
  let index = -1;
  return groups.map(({ name, rows }) => (
    <div key={name} role="group" aria-label={name}>
      <GroupName aria-hidden="true">{name}</GroupName>
      {rows.map((row) => {
        index += 1;
        const at = index;
        return (
          <ResultRow
            key={row.key}
            id={`${id}-${at}`}
            row={row}
            isCurrent={at === current}
            onPoint={() => onPoint(at)}
            onChoose={() => onChoose(row)}
          />
        );
      })}
    </div>
  ));
}

function useHere(): SearchContext {
  const { pathname } = useLocation();
  const { projects } = useLists();
  return projects.find(({ slug }) => isInProject(pathname, slug)) ?? null;
}

function countRows(groups: readonly SearchGroup[]): number {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0);
}

/** Each change of the query begins a new pause. */
function announceInPause(message: string, _query: string): () => void {
  const timer = setTimeout(() => announce(message), 300);
  return () => clearTimeout(timer);
}

function useCountAnnounced(query: string, { groups, isBusy, notice }: SearchState): void {
  const resultCount = countRows(groups.filter(({ isOfActions }) => !isOfActions));
  const count = `${resultCount} ${resultCount === 1 ? 'result' : 'results'}`;
  const parts = [resultCount === 0 ? 'No matches' : count, notice?.text];
  const message = parts.filter((part) => part !== undefined).join('. ');
  useSubscription(query.trim() === '' || isBusy ? null : announceInPause, message, query);
}

function formatEmpty({ groups, isBusy, isUnavailable }: SearchState, query: string): [string, string] | null {
  if (isUnavailable) return ['Search is unavailable', 'You’re offline, or we couldn’t reach the server.'];
  const isEmpty = query.trim() !== '' && !isBusy && groups.every(({ isOfActions }) => isOfActions);
  return isEmpty ? ['No matches', 'Try fewer words.'] : null;
}

function usePalette() {
  const { close } = useDialog();
  const navigate = useNavigate();
  const here = useHere();
  const [query, setQuery] = useState('');
  const [isEverywhere, setIsEverywhere] = useState(false);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [pointed, setPointed] = useState(0);
  const actions = useSearchActions(here, query.trim(), close);
  const results = useSearch({ query, scope: isEverywhere ? null : (here?.slug ?? null), actions, opened });
  const rows = results.groups.flatMap((group) => group.rows);
  const current = Math.min(pointed, rows.length - 1);

  function choose(row: SearchRow | undefined): void {
    if (row?.type === 'action') row.action.run();
    else if (row?.type === 'more') setOpened(new Set([...opened, row.group]));
    else if (row) {
      close();
      void navigate(row.type === 'target' ? row.target.to : row.passage.to);
    }
  }
  return {
    here,
    query,
    isEverywhere,
    found: results,
    current,
    point: setPointed,
    choose,
    chooseCurrent: () => choose(rows[current]),
    step: (by: number) => rows.length > 0 && setPointed((current + by + rows.length) % rows.length),
    type: (next: string) => {
      setQuery(next);
      setPointed(0);
      setOpened(new Set());
    },
    changeScope: () => {
      setIsEverywhere(!isEverywhere);
      setPointed(0);
    },
    close,
  };
}

function usePaletteKeys({ here, step, chooseCurrent, changeScope }: ReturnType<typeof usePalette>) {
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const keys: Readonly<Record<string, () => unknown>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: chooseCurrent,
      ...(here !== null && { Tab: changeScope }),
    };
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
}

export function Palette() {
  const id = useId();
  const { titleId } = useDialog();
  const palette = usePalette();
  const { here, query, isEverywhere, found: results, current } = palette;
  const onKeyDown = usePaletteKeys(palette);
  useCountAnnounced(query, results);
  const empty = formatEmpty(results, query);
  return (
    <>
      <VisuallyHidden asChild>
        <h2 id={titleId}>Search</h2>
      </VisuallyHidden>
      <PaletteField
        list={id}
        isBusy={results.isBusy}
        onCancel={palette.close}
        value={query}
        onChange={({ currentTarget }) => palette.type(currentTarget.value)}
        onKeyDown={onKeyDown}
        aria-activedescendant={current < 0 ? undefined : `${id}-${current}`}
      />
      {empty && <PaletteEmpty title={empty[0]} hint={empty[1]} />}
      <List id={id} role="listbox" aria-label="Results" tabIndex={-1}>
        <Results id={id} groups={results.groups} current={current} onPoint={palette.point} onChoose={palette.choose} />
      </List>
      {results.notice && query.trim() !== '' && <PaletteNotice {...results.notice} isBusy={results.isBusy} />}
      <PaletteFooter
        label={isEverywhere || here === null ? 'Everything in all projects' : `Everything in ${here.name}`}
        next={here && (isEverywhere ? `Search ${here.name} only` : 'Search all projects')}
        onScope={palette.changeScope}
      />
    </>
  );
}
