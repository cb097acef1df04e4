import { chakra } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Insight } from '#src/api/generated/types.ts';
import { insightLimits } from '#src/lib/constants.ts';
import { systemClock } from '#src/platform/clock.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { EmptyState } from '#src/ui/display/empty-state.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { useBookmarks, usePendingBookmarks, withPendingBookmarks } from '../bookmarks.ts';
import type { InsightsScope } from '../context.ts';
import { insightListTexts } from '../texts.ts';
import { getSearchMode, localMatches } from '../insight-search.ts';
import { atTop } from '../panel-state.ts';
import { forgetOldSearch, useInsightPages, useSearchPages } from '../queries.ts';
import type { FeedScroll } from '../use-feed-rows.ts';
import { type InsightListState, useInfiniteScroll, useInsightList } from '../use-insight-list.ts';
import { InsightFeed, InsightListFooter, type InsightListProps, InsightSkeletons } from './insight-feed.tsx';

const SearchBar = chakra('div', {
  base: {
    position: 'sticky',
    top: '-1px',
    zIndex: 'raised',
    bg: 'bg.canvas',
    paddingTop: '4',
    paddingBottom: '3',
    marginTop: '-16px',
    marginInline: '-4px',
    paddingInline: '4px',
  },
});

type Props = {
  text: string;
  onChange: (text: string) => void;
  asking: string | null;
};

function InsightSearchField({ text, onChange, asking }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <SearchBar role="search" aria-label="Insights">
      <TextField
        ref={input}
        type="search"
        label="Search insights"
        labelHidden
        placeholder={insightListTexts.search.placeholder}
        value={text}
        autoComplete="off"
        enterKeyHint="search"
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          // The first Escape clears the field. Only the next one closes the dialog.
          event.stopPropagation();
          onChange('');
        }}
        start={<Icon of={Search} />}
        end={
          text === '' ? null : (
            <IconButton
              label="Clear search"
              icon={X}
              tooltip={false}
              onClick={() => {
                onChange('');
                input.current?.focus();
              }}
            />
          )
        }
      />
      <chakra.p role="status" textStyle="small" color="fg.muted" paddingInline="2" overflowWrap="anywhere">
        {asking !== null && (
          <chakra.span display="block" paddingTop="2">
            {insightListTexts.search.running(asking)}
          </chakra.span>
        )}
      </chakra.p>
    </SearchBar>
  );
}

type HistorySearch = {
  text: string;
  setText: (text: string) => void;
  /** The trimmed term to highlight; empty for the whole history. */
  term: string;
  asking: string | null;
  results: readonly Insight[] | undefined;
  pages: InsightListState | null;
};

/** Debounces the server's term by 1 s. Null before, and for local searches. */
function useDebouncedTerm(term: string | null, scope: InsightsScope): string | null {
  const [submittedQuery, setSubmittedQuery] = useState<string | null>(null);
  const [before, setBefore] = useState(term);
  if (before !== term) {
    setBefore(term);
    setSubmittedQuery(null);
  }
  const { projectSlug, elementSlug } = scope;
  // The clock.
  useEffect(() => {
    if (term === null) return undefined;
    return systemClock.once(insightLimits.searchDebounceMs, () => {
      forgetOldSearch({ projectSlug, elementSlug }, term);
      setSubmittedQuery(term);
    });
  }, [term, projectSlug, elementSlug]);
  return submittedQuery;
}

/** Searches a history: short terms in `loaded`, longer ones on the server. The last term wins. */
function useHistorySearch(scope: InsightsScope, loaded: readonly Insight[] | undefined): HistorySearch {
  const [text, setText] = useState('');
  const term = text.trim();
  const mode = getSearchMode(term, scope);
  const debouncedTerm = useDebouncedTerm(mode === 'server' ? term : null, scope);
  const query = useSearchPages(scope, debouncedTerm);
  const pages = useInsightList(query, 'insights');
  const needle = useDeferredValue(term);
  const isLocal = mode === 'local' || mode === 'server';
  const here = useMemo(() => (isLocal ? loaded && localMatches(loaded, needle) : undefined), [isLocal, loaded, needle]);
  const hasResponse = debouncedTerm !== null && (query.data !== undefined || query.isError);
  if (mode === 'none' || mode === 'nothing')
    return { text, setText, term, asking: null, results: mode === 'none' ? loaded : [], pages: null };
  // A failed search shows no results.
  if (hasResponse) return { text, setText, term, asking: null, results: pages.insights ?? [], pages };
  const isOpen = mode === 'server' && here?.length === 0;
  return { text, setText, term, asking: debouncedTerm, results: isOpen ? undefined : here, pages: null };
}

/** A search starts at the top. Closing it restores the history's scroll position. */
const noFeedScroll: FeedScroll = { read: () => atTop, save: () => undefined };

const noInsights: readonly Insight[] = [];

type HistoryInsightsProps = InsightListProps & { list: InsightListState; search: HistorySearch };

function HistoryResults({ context, scroller, feedScroll, list, search }: HistoryInsightsProps) {
  const pending = usePendingBookmarks();
  const bookmarks = useBookmarks(context);
  const insights = useMemo(
    () => search.results && withPendingBookmarks(search.results, pending),
    [search.results, pending],
  );
  const currentList = search.pages ?? list;
  const isSearch = search.term !== '';
  if (list.failure !== null && !isSearch)
    return <ErrorState message={list.failure.text} retry="Retry" {...list.retry} />;
  if (insights === undefined) return <InsightSkeletons />;
  if (insights.length === 0 && isSearch) return <EmptyState title={insightListTexts.search.empty} />;
  if (insights.length === 0 && !list.hasMore)
    return <EmptyState title={insightListTexts.history.empty} hint={insightListTexts.history.hint} />;
  return (
    <>
      <InsightFeed
        key={isSearch ? 'search' : 'history'}
        label={isSearch ? 'Search results' : 'Insights history'}
        insights={insights}
        total={search.pages === null && isSearch ? insights.length : currentList.total}
        isBusy={currentList.isLoadingMore}
        bookmarks={bookmarks}
        scroller={scroller}
        feedScroll={isSearch ? noFeedScroll : feedScroll}
        term={search.term}
        isDated
        above={search.asking ?? ''}
      />
      <InsightListFooter
        list={currentList}
        more={search.pages === null ? insightListTexts.history.more : insightListTexts.search.more}
        end={isSearch ? undefined : insightListTexts.history.end}
      />
    </>
  );
}

export function HistoryInsights({ context, scroller, feedScroll }: InsightListProps) {
  const list = useInsightList(useInsightPages('history', context), 'historyInsights');
  const search = useHistorySearch(context, list.insights ?? (list.failure === null ? undefined : noInsights));
  // Searching loaded entries loads no further pages.
  useInfiniteScroll(scroller, search.pages ?? list, search.term !== '' && search.pages === null);
  const { text, setText, asking } = search;
  const find = (next: string): void => {
    setText(next);
    scroller.scrollTo({ top: 0 });
  };
  return (
    <>
      <InsightSearchField text={text} onChange={find} asking={asking} />
      <HistoryResults context={context} scroller={scroller} feedScroll={feedScroll} list={list} search={search} />
    </>
  );
}
