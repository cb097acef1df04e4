import type { Insight } from '#src/contract/generated/model/index.ts';

export type BookmarkAction = 'save' | 'unsave';

/** A press of a bookmark that waits for its answer: what it asks for, and the insight as it was. `at` is an ISO date. */
export type PendingBookmark = { readonly direction: BookmarkAction; readonly insight: Insight; readonly at: string };

/** What pressing the bookmark of an insight asks for (section 4). */
export function getBookmarkAction(insight: Insight): BookmarkAction {
  return insight.saved_at === null ? 'save' : 'unsave';
}

/**
 * Whether the bookmark may be pressed: it needs an id and the server's action (section 5), one save and one unsave run at a
 * time, and an insight waits for its own answer first.
 */
export function canToggleBookmark(insight: Insight, pending: readonly PendingBookmark[]): boolean {
  const direction = getBookmarkAction(insight);
  if (insight.actions[direction] === undefined) return false;
  return !pending.some((other) => other.direction === direction || other.insight.id === insight.id);
}

/** The insight as it will be when the server takes the press. */
export function withBookmark({ direction, insight, at }: PendingBookmark): Insight {
  return { ...insight, saved_at: direction === 'save' ? at : null };
}

/** What the server made of it; an answer without the insight leaves what was asked for. */
export function applyBookmarkResponse(pending: PendingBookmark, answer: Partial<Insight> | null | undefined): Insight {
  const asked = withBookmark(pending);
  if (answer?.id !== asked.id) return asked;
  return { ...asked, ...answer, actions: answer.actions ?? asked.actions };
}

/** A list while presses wait for their answers: the marks stand at once, in every list. */
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

/** The saved list while presses wait: a saved one stands in front at once, one taken back is gone at once (section 4). */
export function savedWithPendingBookmarks(
  insights: readonly Insight[],
  pending: readonly PendingBookmark[],
): readonly Insight[] {
  if (pending.length === 0) return insights;
  const added = pending.filter(({ direction }) => direction === 'save').map(withBookmark);
  const touched = new Set(pending.map(({ insight }) => insight.id));
  return [...added, ...insights.filter(({ id }) => !touched.has(id))];
}
