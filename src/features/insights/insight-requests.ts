import {
  elementInsightHistoryList,
  elementInsightList,
  elementInsightSavedList,
  elementInsightSearch,
  projectInsightHistoryList,
  projectInsightList,
  projectInsightSavedList,
  userInsightHistoryList,
  userInsightList,
  userInsightSavedList,
} from '#src/api/generated/api/insights.ts';
import type { Insight, InsightGroup, InsightListResponse, InsightPageResponse } from '#src/api/generated/types.ts';
import { insightLimits } from '#src/lib/constants.ts';
import { uniqueById } from '#src/lib/display-values.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { logDebug } from '#src/platform/debug-log.ts';
import type { PagedList, InsightsScope } from './context.ts';

export type InsightPage = {
  readonly page: number;
  readonly insights: readonly Insight[];
  /** Null if the server sends none, or one that the page contradicts. */
  readonly total: number | null;
  readonly isLast: boolean;
};

/** Returns both response forms as one: `data.insights` with title and caption, or `data` as a list. */
export function toInsightGroup({ data }: InsightListResponse): InsightGroup {
  const group = Array.isArray(data) ? { title: null, caption: null, insights: data } : data;
  return { ...group, insights: uniqueById(group.insights) };
}

/** Makes a page's `data` a list: the specification allows a group everywhere. */
export function withPlainData(body: unknown): unknown {
  const { data } = (body ?? {}) as { data?: { insights?: unknown } | null };
  return data?.insights === undefined ? body : { ...(body as object), data: data.insights };
}

/** Returns the requested page. The list ends at the last page or an empty one. */
export function toInsightPage({ data, meta }: InsightPageResponse, requestedPage: number): InsightPage {
  const isLast = data.length === 0 || Math.max(requestedPage, meta.current_page) >= meta.last_page;
  const insights = uniqueById(data);
  return { page: requestedPage, insights, total: meta.total < insights.length ? null : meta.total, isLast };
}

/**
 * Logs a failed insights request in the debug log: "cancelled" if it was aborted, else "error". Then
 * rethrows.
 */
export async function logFailures<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    logDebug('app', isApiError(error, 'cancelled') ? 'insights: cancelled' : 'insights: error');
    throw error;
  }
}

type Options = { readonly signal: AbortSignal } | undefined;

/** Requests the insights of the element, else the project, else the writer. Throws ApiError. */
export function fetchCurrent(scope: InsightsScope, options: Options): Promise<InsightListResponse> {
  const { projectSlug, elementSlug } = scope;
  if (projectSlug === null) return logFailures(userInsightList(options));
  if (elementSlug === null) return logFailures(projectInsightList(projectSlug, options));
  return logFailures(elementInsightList(projectSlug, elementSlug, options));
}

const lists = {
  saved: { element: elementInsightSavedList, project: projectInsightSavedList, user: userInsightSavedList },
  history: { element: elementInsightHistoryList, project: projectInsightHistoryList, user: userInsightHistoryList },
} as const;

/** Fetches a page of 30 saved or history insights. Throws ApiError. */
export async function fetchPage(
  list: PagedList,
  { projectSlug, elementSlug }: InsightsScope,
  page: number,
  options?: Options,
): Promise<InsightPage> {
  const params = { page, per_page: insightLimits.pageSize };
  const { element, project, user } = lists[list];
  const init = { ...options, prepare: withPlainData };
  if (projectSlug === null) return toInsightPage(await logFailures(user(params, init)), page);
  if (elementSlug === null) return toInsightPage(await logFailures(project(projectSlug, params, init)), page);
  return toInsightPage(await logFailures(element(projectSlug, elementSlug, params, init)), page);
}

/** Searches an element's insights on the server. Expects a trimmed `term`. Throws ApiError. */
export async function fetchSearchPage(
  element: { readonly projectSlug: string; readonly elementSlug: string },
  term: string,
  page: number,
  options: Options,
): Promise<InsightPage> {
  const params = { query: term, page, per_page: insightLimits.pageSize };
  const init = { ...options, prepare: withPlainData };
  return toInsightPage(
    await logFailures(elementInsightSearch(element.projectSlug, element.elementSlug, params, init)),
    page,
  );
}
