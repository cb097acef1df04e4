import type { Insight } from '#src/contract/generated/model/index.ts';

export type SaveDirection = 'save' | 'unsave';

/** A press of a bookmark that waits for its answer: what it asks for, and the insight as it was. `at` is an ISO date. */
export type PendingSave = { readonly direction: SaveDirection; readonly insight: Insight; readonly at: string };

/** What pressing the bookmark of an insight asks for (section 4). */
export function directionOf(insight: Insight): SaveDirection {
  return insight.saved_at === null ? 'save' : 'unsave';
}

/**
 * Whether the bookmark may be pressed: it needs an id and the server's action (section 5), one save and one unsave run at a
 * time, and an insight waits for its own answer first.
 */
export function mayToggle(insight: Insight, pending: readonly PendingSave[]): boolean {
  const direction = directionOf(insight);
  if (insight.actions[direction] === undefined) return false;
  return !pending.some((other) => other.direction === direction || other.insight.id === insight.id);
}

/** The insight as it will be when the server takes the press. */
export function toggled({ direction, insight, at }: PendingSave): Insight {
  return { ...insight, saved_at: direction === 'save' ? at : null };
}

/** What the server made of it; an answer without the insight leaves what was asked for. */
export function settled(pending: PendingSave, answer: Partial<Insight> | null | undefined): Insight {
  const asked = toggled(pending);
  if (answer?.id !== asked.id) return asked;
  return { ...asked, ...answer, actions: answer.actions ?? asked.actions };
}

/** A list while presses wait for their answers: the marks stand at once, in every list. */
export function withPending(insights: readonly Insight[], pending: readonly PendingSave[]): readonly Insight[] {
  if (pending.length === 0) return insights;
  return insights.map((insight) => {
    const press = pending.find((other) => other.insight.id === insight.id);
    return press === undefined ? insight : { ...insight, saved_at: toggled(press).saved_at };
  });
}

/** The saved list while presses wait: a saved one stands in front at once, one taken back is gone at once (section 4). */
export function savedWithPending(insights: readonly Insight[], pending: readonly PendingSave[]): readonly Insight[] {
  if (pending.length === 0) return insights;
  const added = pending.filter(({ direction }) => direction === 'save').map(toggled);
  const touched = new Set(pending.map(({ insight }) => insight.id));
  return [...added, ...insights.filter(({ id }) => !touched.has(id))];
}
