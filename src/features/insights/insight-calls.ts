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
} from '#src/contract/generated/hooks/insights/insights.ts';
import type { InsightListResponse } from '#src/contract/generated/model/index.ts';
import { insightLimits } from '#src/lib/constants.ts';
import type { InsightsScope } from './context.ts';
import type { CachedEmptyList } from './empty-flags.ts';
import { type InsightPage, parseInsightPage } from './insight-answers.ts';
import { logFailures } from './insight-events.ts';

type Options = { readonly signal: AbortSignal } | undefined;

/** The element's call, the project's, or the writer's: the most particular one there is (section 7). Throws ApiError. */
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

/** A page of the saved insights or of the history, 30 a page (section 9). Throws ApiError. */
export async function fetchPage(
  list: CachedEmptyList,
  { projectSlug, elementSlug }: InsightsScope,
  page: number,
  options?: Options,
): Promise<InsightPage> {
  const params = { page, per_page: insightLimits.pageSize };
  const { element, project, user } = lists[list];
  if (projectSlug === null) return parseInsightPage(await logFailures(user(params, options)), page);
  if (elementSlug === null) return parseInsightPage(await logFailures(project(projectSlug, params, options)), page);
  return parseInsightPage(await logFailures(element(projectSlug, elementSlug, params, options)), page);
}

/** A page of what the server finds among an element's insights; `term` is trimmed. Throws ApiError. */
export async function fetchSearchPage(
  element: { readonly projectSlug: string; readonly elementSlug: string },
  term: string,
  page: number,
  options: Options,
): Promise<InsightPage> {
  const params = { query: term, page, per_page: insightLimits.pageSize };
  return parseInsightPage(
    await logFailures(elementInsightSearch(element.projectSlug, element.elementSlug, params, options)),
    page,
  );
}
