import type { Insight, InsightGroup } from '#src/contract/generated/model/index.ts';

/** One page of a list as it is kept: its number, its insights, how many there are in all, and whether it is the last. */
export type InsightPage = {
  readonly page: number;
  readonly insights: readonly Insight[];
  /** Null where the server did not say it. */
  readonly total: number | null;
  readonly isLast: boolean;
};

/** Either form of a list answer as one: `data.insights` with title and caption, or `data` as a list (section 3). */
export function parseInsightGroup(answer: unknown): InsightGroup {
  const data = field(answer, 'data');
  if (Array.isArray(data)) return { insights: usable(data) };
  return { ...(data as InsightGroup | null | undefined), insights: usable(field(data, 'insights')) };
}

/**
 * An answer to the call for page `asked`. The end is reached when the current page reaches the last page, or a page returns
 * nothing (section 4); a meta that says neither clearly ends the list too, so that no list is asked for without end.
 */
export function parseInsightPage(answer: unknown, asked: number): InsightPage {
  const { insights } = parseInsightGroup(answer);
  const meta = field(answer, 'meta');
  const last = whole(field(meta, 'last_page'));
  const current = Math.max(asked, whole(field(meta, 'current_page')) ?? asked);
  const isLast = insights.length === 0 || last === null || current >= last;
  return { page: asked, insights, total: whole(field(meta, 'total')), isLast };
}

/** One insight per id; rows without an id are left out. One without actions, or without a word on being saved, has neither. */
function usable(rows: unknown): Insight[] {
  if (!Array.isArray(rows)) return [];
  const insights = rows.flatMap((row: Partial<Insight> | null) =>
    typeof row?.id === 'number'
      ? [{ ...row, actions: row.actions ?? {}, saved_at: row.saved_at ?? null } as Insight]
      : [],
  );
  return [...new Map(insights.map((insight) => [insight.id, insight])).values()];
}

/** A number of a meta, which some servers write as text. */
function whole(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
}
