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
import type { InsightsSubject } from './context.ts';
import type { FlaggedList } from './empty-flags.ts';
import { type InsightPage, readPage } from './insight-answers.ts';
import { told } from './insight-events.ts';

type Options = { readonly signal: AbortSignal } | undefined;

/** The element's call, the project's, or the writer's: the most particular one there is (section 7). Throws ApiError. */
export function fetchCurrent(subject: InsightsSubject, options: Options): Promise<InsightListResponse> {
  const { projectSlug, elementSlug } = subject;
  if (projectSlug === null) return told(userInsightList(options));
  if (elementSlug === null) return told(projectInsightList(projectSlug, options));
  return told(elementInsightList(projectSlug, elementSlug, options));
}

const lists = {
  saved: { element: elementInsightSavedList, project: projectInsightSavedList, user: userInsightSavedList },
  history: { element: elementInsightHistoryList, project: projectInsightHistoryList, user: userInsightHistoryList },
} as const;

/** A page of the saved insights or of the history, 30 a page (section 9). Throws ApiError. */
export async function fetchPage(
  list: FlaggedList,
  { projectSlug, elementSlug }: InsightsSubject,
  page: number,
  options?: Options,
): Promise<InsightPage> {
  const params = { page, per_page: insightLimits.pageSize };
  const { element, project, user } = lists[list];
  if (projectSlug === null) return readPage(await told(user(params, options)), page);
  if (elementSlug === null) return readPage(await told(project(projectSlug, params, options)), page);
  return readPage(await told(element(projectSlug, elementSlug, params, options)), page);
}

/** A page of what the server finds among an element's insights; `term` is trimmed. Throws ApiError. */
export async function fetchFound(
  element: { readonly projectSlug: string; readonly elementSlug: string },
  term: string,
  page: number,
  options: Options,
): Promise<InsightPage> {
  const params = { query: term, page, per_page: insightLimits.pageSize };
  return readPage(await told(elementInsightSearch(element.projectSlug, element.elementSlug, params, options)), page);
}
