import type { Insight, InsightGroup } from '#src/contract/generated/types.ts';

export type InsightPage = {
  readonly page: number;
  readonly insights: readonly Insight[];
  readonly total: number | null;
  readonly isLast: boolean;
};

/** Normalises both response forms: `data.insights` with title and caption, or `data` as a list (section 3). */
export function parseInsightGroup(response: unknown): InsightGroup {
  const data = field(response, 'data');
  if (Array.isArray(data)) return { title: null, caption: null, insights: usable(data) };
  return {
    title: null,
    caption: null,
    ...(data as Partial<InsightGroup> | null | undefined),
    insights: usable(field(data, 'insights')),
  };
}

/**
 * Parses the response for page `asked`. The list ends at the last page or an empty one (section 4). Missing or invalid
 * meta also ends it, so that loading can't loop forever.
 */
export function parseInsightPage(response: unknown, requestedPage: number): InsightPage {
  const { insights } = parseInsightGroup(response);
  const meta = field(response, 'meta');
  const last = whole(field(meta, 'last_page'));
  const current = Math.max(requestedPage, whole(field(meta, 'current_page')) ?? requestedPage);
  const isLast = insights.length === 0 || last === null || current >= last;
  return { page: requestedPage, insights, total: whole(field(meta, 'total')), isLast };
}

/** Drops duplicates and rows without an id. Defaults missing `actions` and `saved_at`. */
function usable(rows: unknown): Insight[] {
  if (!Array.isArray(rows)) return [];
  const insights = rows.flatMap((row: Partial<Insight> | null) =>
    typeof row?.id === 'number'
      ? [{ ...row, actions: row.actions ?? {}, saved_at: row.saved_at ?? null } as Insight]
      : [],
  );
  return [...new Map(insights.map((insight) => [insight.id, insight])).values()];
}

/** Some servers send a meta's numbers as strings. */
function whole(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
}
