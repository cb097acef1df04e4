import { useMutation, useMutationState } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Insight, InsightListResponse, InsightResponse } from '#src/contract/generated/model/index.ts';
import { readJson } from '#src/contract/read-json.ts';
import { callAction } from '#src/platform/call-action.ts';
import { queryClient, refreshQueries } from '#src/platform/query-client.ts';
import { changeCached } from './change-cached.ts';
import { type InsightsSubject, subjectKey } from './context.ts';
import { setKnownEmpty } from './empty-flags.ts';
import { readGroup } from './insight-answers.ts';
import { insightKeys } from './insight-keys.ts';
import { withChanged, withFirst, without } from './insight-pages.ts';
import { changePages } from './list-queries.ts';
import { directionOf, mayToggle, type PendingSave, type SaveDirection, settled } from './saving.ts';
import { markSaved } from './tab-state.ts';

/** A press of a bookmark with the subject it was pressed in. */
type Press = PendingSave & { readonly subject: InsightsSubject };

const pressKey = (direction: SaveDirection) => ['insight', direction] as const;

/** Sends a press to the server-given address, always by POST (section 7). Throws ApiError. */
async function send({ direction, insight }: Press): Promise<InsightResponse | undefined> {
  const operationId = direction === 'save' ? 'insightSave' : 'insightUnsave';
  const response = await callAction(insight.actions[direction]?.path, { operationId });
  return (await readJson(response, operationId)) as InsightResponse | undefined;
}

/** What the server took becomes true in every list; the saved list gets it in front, or loses it. */
export async function applyPress(press: Press, answer: InsightResponse | undefined): Promise<void> {
  const insight = settled(press, answer?.data);
  changeCached<InsightListResponse>(insightKeys.current, (known) => {
    const group = readGroup(known);
    const insights = group.insights.map((other) => (other.id === insight.id ? insight : other));
    return { ...known, data: { ...group, insights } };
  });
  const saved = insightKeys.list('saved', press.subject);
  await changePages(insightKeys.pages, (pages) => withChanged(pages, insight.id, () => insight));
  await changePages(saved, (pages) =>
    press.direction === 'save' ? withFirst(pages, [insight]) : without(pages, insight.id),
  );
  if (press.direction === 'save') {
    setKnownEmpty('saved', press.subject, false);
    markSaved(press.subject, true);
  }
  // The saved lists of others (the project's, beside its element's) are read anew on their next visit.
  const isOther = (key: readonly unknown[]) => subjectKey(press.subject) !== subjectKey(subjectOfKey(key));
  queryClient.removeQueries({ queryKey: insightKeys.saved, predicate: ({ queryKey }) => isOther(queryKey) });
  // Lists that left before the server took the press may come without it; the next press does not wait for them.
  void refreshQueries({ queryKey: insightKeys.all, fetchStatus: 'fetching' });
}

const subjectOfKey = (key: readonly unknown[]): InsightsSubject => ({
  projectSlug: key[3] as string | null,
  elementSlug: key[4] as string | null,
});

function useSend(direction: SaveDirection) {
  return useMutation({
    mutationKey: pressKey(direction),
    mutationFn: send,
    onSuccess: (answer, press: Press) => applyPress(press, answer),
    meta: { errorToast: true, situation: direction === 'save' ? 'saveInsight' : 'unsaveInsight' },
  });
}

/** The presses that wait for their answers, of all insights. */
export function usePendingSaves(): readonly PendingSave[] {
  const variables = useMutationState({
    filters: { mutationKey: ['insight'], status: 'pending' },
    select: ({ state }) => state.variables as Press,
  });
  return variables;
}

/** The presses of a subject that wait for their answers. */
export function usePendingSavesOf(subject: InsightsSubject): readonly PendingSave[] {
  const pending = usePendingSaves() as readonly Press[];
  const key = subjectKey(subject);
  return useMemo(() => pending.filter((press) => subjectKey(press.subject) === key), [pending, key]);
}

/** The bookmarks of a list. */
export type Bookmarks = {
  /** True while a press of this insight waits for its answer. */
  isBusy: (insight: Insight) => boolean;
  /** False while a press of this direction, or of this insight, waits for its answer, and without the server's action. */
  mayToggle: (insight: Insight) => boolean;
  toggle: (insight: Insight) => void;
};

/**
 * Saves and unsaves insights. The mark changes at once in every list, because lists are shown with the presses that wait; when
 * the server refuses, nothing has to be taken back, and a toast says so. One of each direction at a time (section 4).
 */
export function useBookmarks(subject: InsightsSubject): Bookmarks {
  const { mutate: save } = useSend('save');
  const { mutate: unsave } = useSend('unsave');
  const pending = usePendingSaves();
  const toggle = useCallback(
    (insight: Insight) => {
      const direction = directionOf(insight);
      if (queryClient.isMutating({ mutationKey: pressKey(direction) }) > 0) return;
      const press = { direction, insight, at: new Date().toISOString(), subject };
      (direction === 'save' ? save : unsave)(press);
    },
    [save, unsave, subject],
  );
  return {
    isBusy: ({ id }) => pending.some(({ insight }) => insight.id === id),
    mayToggle: (insight) => mayToggle(insight, pending),
    toggle,
  };
}
