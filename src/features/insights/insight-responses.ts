import type { Insight, InsightGroup, InsightListResponse, InsightPageResponse } from '#src/contract/generated/types.ts';
import { uniqueById } from '#src/lib/display-values.ts';

export type InsightPage = {
  readonly page: number;
  readonly insights: readonly Insight[];
  /** Null if the server sends none, or one that the page contradicts. */
  readonly total: number | null;
  readonly isLast: boolean;
};

/** Returns both response forms as one: `data.insights` with title and caption, or `data` as a list (section 3). */
export function toInsightGroup({ data }: InsightListResponse): InsightGroup {
  const group = Array.isArray(data) ? { title: null, caption: null, insights: data } : data;
  return { ...group, insights: uniqueById(group.insights) };
}

/** Makes a page's `data` a list: section 3 allows a group everywhere. */
export function withPlainData(body: unknown): unknown {
  const { data } = (body ?? {}) as { data?: { insights?: unknown } | null };
  return data?.insights === undefined ? body : { ...(body as object), data: data.insights };
}

/** Returns the requested page. The list ends at the last page or an empty one (section 4). */
export function toInsightPage({ data, meta }: InsightPageResponse, requestedPage: number): InsightPage {
  const isLast = data.length === 0 || Math.max(requestedPage, meta.current_page) >= meta.last_page;
  const insights = uniqueById(data);
  return { page: requestedPage, insights, total: meta.total < insights.length ? null : meta.total, isLast };
}
