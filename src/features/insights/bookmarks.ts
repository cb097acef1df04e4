import type { Insight } from '#src/contract/generated/types.ts';

export type BookmarkAction = 'save' | 'unsave';

export type PendingBookmark = { readonly direction: BookmarkAction; readonly insight: Insight; readonly at: string };

export function getBookmarkAction(insight: Insight): BookmarkAction {
  return insight.saved_at === null ? 'save' : 'unsave';
}

/**
 * Returns whether the bookmark may be pressed: it needs an id and the server's action (section 5). A save and an unsave
 * can run in parallel, but not for the same insight.
 */
export function canToggleBookmark(insight: Insight, pending: readonly PendingBookmark[]): boolean {
  const direction = getBookmarkAction(insight);
  if (insight.actions[direction] === undefined) return false;
  return !pending.some((other) => other.direction === direction || other.insight.id === insight.id);
}

export function withBookmark({ direction, insight, at }: PendingBookmark): Insight {
  return { ...insight, saved_at: direction === 'save' ? at : null };
}

/** Applies the date and the actions in the server's response. Without the insight in it, applies the request. */
export function applyBookmarkResponse(pending: PendingBookmark, answer: Insight | undefined): Insight {
  const requested = withBookmark(pending);
  if (answer?.id !== requested.id) return requested;
  const hasActions = Object.keys(answer.actions).length > 0;
  return {
    ...answer,
    saved_at: requested.saved_at && (answer.saved_at ?? requested.saved_at),
    actions: hasActions ? answer.actions : requested.actions,
  };
}

export function withPendingBookmarks(
  insights: readonly Insight[],
  pending: readonly PendingBookmark[],
): readonly Insight[] {
  if (pending.length === 0) return insights;
  return insights.map((insight) => {
    const press = pending.find((other) => other.insight.id === insight.id);
    return press === undefined ? insight : { ...insight, saved_at: withBookmark(press).saved_at };
  });
}

/** Applies pending bookmarks to the saved list: saved ones go in front, unsaved ones disappear at once (section 4). */
export function savedWithPendingBookmarks(
  insights: readonly Insight[],
  pending: readonly PendingBookmark[],
): readonly Insight[] {
  if (pending.length === 0) return insights;
  const added = pending.filter(({ direction }) => direction === 'save').map(withBookmark);
  const touched = new Set(pending.map(({ insight }) => insight.id));
  return [...added, ...insights.filter(({ id }) => !touched.has(id))];
}
