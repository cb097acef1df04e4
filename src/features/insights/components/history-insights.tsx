import { useMemo } from 'react';
import type { Insight } from '#src/contract/generated/types.ts';
import { EmptyState } from '#src/ui/display/empty-state.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { insightListStrings } from '../insight-strings.ts';
import { useInsightPages } from '../list-queries.ts';
import type { FeedScroll } from '../use-feed-rows.ts';
import { atTop } from '../scroll-positions.ts';
import { withPendingBookmarks } from '../bookmarks.ts';
import { type HistorySearch, useHistorySearch } from '../use-history-search.ts';
import { useInfiniteScroll } from '../use-infinite-scroll.ts';
import { type InsightListState, useInsightList } from '../use-insight-list.ts';
import { useBookmarks, usePendingBookmarks } from '../use-bookmarks.ts';
import { InsightFeed } from './insight-feed.tsx';
import { InsightSkeletons } from './insight-skeletons.tsx';
import type { InsightListProps } from './insight-list-props.ts';
import { InsightListFooter } from './insight-list-footer.tsx';
import { InsightSearchField } from './insight-search-field.tsx';

/** A search starts at the top. Closing it restores the history's scroll position. */
const noFeedScroll: FeedScroll = { read: () => atTop, save: () => undefined };

const nothing: readonly Insight[] = [];

type Props = InsightListProps & { list: InsightListState; search: HistorySearch };

function HistoryResults({ context, scroller, feedScroll, list, search }: Props) {
  const pending = usePendingBookmarks();
  const bookmarks = useBookmarks(context);
  const insights = useMemo(
    () => search.results && withPendingBookmarks(search.results, pending),
    [search.results, pending],
  );
  const currentList = search.pages ?? list;
  const isSearch = search.term !== '';
  if (list.failure !== null && !isSearch)
    return <ErrorState message={list.failure.text} retry="Retry" retrying={list.isRetrying} onRetry={list.retry} />;
  if (insights === undefined) return <InsightSkeletons />;
  if (insights.length === 0 && isSearch) return <EmptyState title={insightListStrings.search.empty} />;
  if (insights.length === 0 && !list.hasMore)
    return <EmptyState title={insightListStrings.history.empty} hint={insightListStrings.history.hint} />;
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
        more={search.pages === null ? insightListStrings.history.more : insightListStrings.search.more}
        end={isSearch ? undefined : insightListStrings.history.end}
      />
    </>
  );
}

export function HistoryInsights({ context, scroller, feedScroll }: InsightListProps) {
  const list = useInsightList(useInsightPages('history', context), 'historyInsights');
  const search = useHistorySearch(context, list.insights ?? (list.failure === null ? undefined : nothing));
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
