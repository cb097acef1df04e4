import { useMemo } from 'react';
import { EmptyState } from '#src/ui/display/empty-state.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { insightListTexts } from '../texts.ts';
import { useInsightPages } from '../queries.ts';
import { savedWithPendingBookmarks, useBookmarks, usePendingBookmarksFor } from '../bookmarks.ts';
import { useSeenTab } from '../panel-state.ts';
import { useInfiniteScroll, useInsightList } from '../use-insight-list.ts';
import { InsightFeed, InsightSkeletons, type InsightListProps, InsightListFooter } from './insight-feed.tsx';

export function SavedInsights({ context, scroller, feedScroll }: InsightListProps) {
  const list = useInsightList(useInsightPages('saved', context), 'savedInsights');
  const pending = usePendingBookmarksFor(context);
  const bookmarks = useBookmarks(context);
  const insights = useMemo(
    () => list.insights && savedWithPendingBookmarks(list.insights, pending),
    [list.insights, pending],
  );
  useInfiniteScroll(scroller, list, false);
  useSeenTab('saved', context, insights?.[0]?.id ?? null);

  if (list.failure !== null) return <ErrorState message={list.failure.text} retry="Try Again" {...list.retry} />;
  if (insights === undefined) return <InsightSkeletons />;
  if (insights.length === 0 && !list.hasMore)
    return <EmptyState title={insightListTexts.saved.empty} hint={insightListTexts.saved.hint} />;
  const removedCount = (list.insights?.length ?? 0) - insights.length;
  return (
    <>
      <InsightFeed
        label="Saved insights"
        insights={insights}
        total={list.total === null ? null : list.total - removedCount}
        isBusy={list.isLoadingMore}
        bookmarks={bookmarks}
        scroller={scroller}
        feedScroll={feedScroll}
      />
      <InsightListFooter list={list} more={insightListTexts.saved.more} end={insightListTexts.saved.end} />
    </>
  );
}
