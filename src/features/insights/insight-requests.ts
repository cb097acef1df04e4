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
} from '#src/contract/generated/api/insights.ts';
import type { InsightListResponse } from '#src/contract/generated/types.ts';
import { insightLimits } from '#src/lib/constants.ts';
import type { InsightsScope } from './context.ts';
import type { CachedEmptyList } from './empty-list-cache.ts';
import { type InsightPage, toInsightPage, withPlainData } from './insight-responses.ts';
import { logFailures } from './log-failures.ts';

type Options = { readonly signal: AbortSignal } | undefined;

/** Requests the insights of the element, else the project, else the writer (section 7). Throws ApiError. */
export function fetchCurrent(subject: InsightsScope, options: Options): Promise<InsightListResponse> {
  const { projectSlug, elementSlug } = subject;
  if (projectSlug === null) return logFailures(userInsightList(options));
  if (elementSlug === null) return logFailures(projectInsightList(projectSlug, options));
  return logFailures(elementInsightList(projectSlug, elementSlug, options));
}

const lists = {
  saved: { element: elementInsightSavedList, project: projectInsightSavedList, user: userInsightSavedList },
  history: { element: elementInsightHistoryList, project: projectInsightHistoryList, user: userInsightHistoryList },
} as const;

/** Fetches a page of 30 saved or history insights (section 9). Throws ApiError. */
export async function fetchPage(
  list: CachedEmptyList,
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
