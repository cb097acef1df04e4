import { useMutation, useMutationState } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { insightSave, insightUnsave } from '#src/api/generated/api/insights.ts';
import type { Insight, InsightListResponse, InsightResponse } from '#src/api/generated/types.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { systemClock } from '#src/platform/clock.ts';
import { queryClient } from '#src/api/query-client.ts';
import { getScopeKey, insightKeys, type InsightsScope } from './context.ts';
import { toInsightGroup } from './insight-requests.ts';
import { markSaved } from './panel-state.ts';
import { cacheEmptyState, changePages, updateCachedQueries, withChanged, withFirst, without } from './queries.ts';

type BookmarkAction = 'save' | 'unsave';

export type PendingBookmark = { readonly action: BookmarkAction; readonly insight: Insight; readonly at: string };

function getBookmarkAction(insight: Insight): BookmarkAction {
  return insight.saved_at === null ? 'save' : 'unsave';
}

/**
 * Returns whether the bookmark may be pressed: it needs an id and the server's action. A save and an unsave
 * can run in parallel, but not for the same insight.
 */
export function canToggleBookmark(insight: Insight, pending: readonly PendingBookmark[]): boolean {
  const action = getBookmarkAction(insight);
  if (insight.actions[action] === undefined) return false;
  return !pending.some((other) => other.action === action || other.insight.id === insight.id);
}

export function withBookmark({ action, insight, at }: PendingBookmark): Insight {
  return { ...insight, saved_at: action === 'save' ? at : null };
}

/** Applies the date and the actions in the server's response. Without the insight in it, applies the request. */
export function applyBookmarkResponse(pending: PendingBookmark, received: Insight | undefined): Insight {
  const requested = withBookmark(pending);
  if (received?.id !== requested.id) return requested;
  const hasActions = Object.keys(received.actions).length > 0;
  return {
    ...received,
    saved_at: requested.saved_at && (received.saved_at ?? requested.saved_at),
    actions: hasActions ? received.actions : requested.actions,
  };
}

export function withPendingBookmarks(
  insights: readonly Insight[],
  pending: readonly PendingBookmark[],
): readonly Insight[] {
  if (pending.length === 0) return insights;
  return insights.map((insight) => {
    const bookmark = pending.find((other) => other.insight.id === insight.id);
    return bookmark === undefined ? insight : { ...insight, saved_at: withBookmark(bookmark).saved_at };
  });
}

/** Applies pending bookmarks to the saved list: saved ones go in front, unsaved ones disappear at once. */
export function savedWithPendingBookmarks(
  insights: readonly Insight[],
  pending: readonly PendingBookmark[],
): readonly Insight[] {
  if (pending.length === 0) return insights;
  const added = pending.filter(({ action }) => action === 'save').map(withBookmark);
  const touched = new Set(pending.map(({ insight }) => insight.id));
  return [...added, ...insights.filter(({ id }) => !touched.has(id))];
}

type BookmarkMutation = PendingBookmark & { readonly scope: InsightsScope };

function bookmarkKey(action: BookmarkAction) {
  return ['insight', action] as const;
}

/** Sends a press to the server-given address, always by POST. Throws ApiError. */
async function sendBookmark({ action, insight }: BookmarkMutation): Promise<InsightResponse | undefined> {
  const request = action === 'save' ? insightSave : insightUnsave;
  // Without an address, the guard rejects the empty one.
  return request(insight.id, { action: insight.actions[action]?.path ?? '' }).catch((error: unknown) => {
    // The press succeeded, whatever the response's body says.
    if (isApiError(error, 'parse')) return undefined;
    throw error;
  });
}

/** Applies a successful press to every list, and adds to or removes from the saved list. */
export async function applyBookmark(bookmark: BookmarkMutation, response: InsightResponse | undefined): Promise<void> {
  const insight = applyBookmarkResponse(bookmark, response?.data);
  updateCachedQueries<InsightListResponse>(insightKeys.current, (current) => {
    const group = toInsightGroup(current);
    const insights = group.insights.map((other) => (other.id === insight.id ? insight : other));
    return { ...current, data: { ...group, insights } };
  });
  const saved = insightKeys.list('saved', bookmark.scope);
  await changePages(insightKeys.pages, (pages) => withChanged(pages, insight.id, () => insight));
  await changePages(saved, (pages) =>
    bookmark.action === 'save' ? withFirst(pages, [insight]) : without(pages, insight.id),
  );
  if (bookmark.action === 'save') {
    cacheEmptyState('saved', bookmark.scope, false);
    markSaved(bookmark.scope, true);
  }
  // The saved lists of others (the project's, beside its element's) are refetched on their next visit.
  const isOther = (key: readonly unknown[]) => getScopeKey(bookmark.scope) !== getScopeKey(scopeOfKey(key));
  queryClient.removeQueries({ queryKey: insightKeys.saved, predicate: ({ queryKey }) => isOther(queryKey) });
  // Lists requested before the press may lack it. Don't delay the next press for them.
  void queryClient.invalidateQueries({ queryKey: insightKeys.all, fetchStatus: 'fetching' });
}

function scopeOfKey(key: readonly unknown[]): InsightsScope {
  return {
    projectSlug: key[3] as string | null,
    elementSlug: key[4] as string | null,
  };
}

function useSendBookmark(action: BookmarkAction) {
  return useMutation({
    mutationKey: bookmarkKey(action),
    mutationFn: sendBookmark,
    onSuccess: (response, bookmark: BookmarkMutation) => applyBookmark(bookmark, response),
    meta: { errorToast: 'titled', situation: action === 'save' ? 'saveInsight' : 'unsaveInsight' },
  });
}

export function usePendingBookmarks(): readonly PendingBookmark[] {
  const variables = useMutationState({
    filters: { mutationKey: ['insight'], status: 'pending' },
    select: ({ state }) => state.variables as BookmarkMutation,
  });
  return variables;
}

export function usePendingBookmarksFor(scope: InsightsScope): readonly PendingBookmark[] {
  const pending = usePendingBookmarks() as readonly BookmarkMutation[];
  const key = getScopeKey(scope);
  return useMemo(() => pending.filter((bookmark) => getScopeKey(bookmark.scope) === key), [pending, key]);
}

export type Bookmarks = {
  isBusy: (insight: Insight) => boolean;
  /** False during a request for this insight or action, and without the server's action. */
  canToggle: (insight: Insight) => boolean;
  toggle: (insight: Insight) => void;
};

/**
 * Saves and unsaves insights. Lists include pending presses, so the mark changes at once. A rejected press needs no
 * undo and shows a toast. One request per action at a time.
 */
export function useBookmarks(scope: InsightsScope): Bookmarks {
  const { mutate: save } = useSendBookmark('save');
  const { mutate: unsave } = useSendBookmark('unsave');
  const pending = usePendingBookmarks();
  const toggle = useCallback(
    (insight: Insight) => {
      const action = getBookmarkAction(insight);
      if (queryClient.isMutating({ mutationKey: bookmarkKey(action) }) > 0) return;
      const bookmark = { action, insight, at: new Date(systemClock.now()).toISOString(), scope };
      (action === 'save' ? save : unsave)(bookmark);
    },
    [save, unsave, scope],
  );
  return {
    isBusy: ({ id }) => pending.some(({ insight }) => insight.id === id),
    canToggle: (insight) => canToggleBookmark(insight, pending),
    toggle,
  };
}
