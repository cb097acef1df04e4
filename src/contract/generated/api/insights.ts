// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { queryOptions } from '@tanstack/react-query';
import { apiFetch, type ApiInit } from '../../api-fetch.ts';
import * as shapes from '../shapes/insights.ts';
import type {
  ElementInsightHistoryListParams,
  ElementInsightSavedListParams,
  ElementInsightSearchParams,
  InsightListResponse,
  InsightPageResponse,
  InsightResponse,
  ProjectInsightHistoryListParams,
  ProjectInsightSavedListParams,
  UserInsightHistoryListParams,
  UserInsightSavedListParams
} from '../types.ts';




export function projectInsightListPath(project: string): string {
  return `/api/v1/development-insights/projects/${project}`;
}

/** List a project's current insights. */
export function projectInsightList(project: string, init?: ApiInit): Promise<InsightListResponse> {
  return apiFetch({ operationId: 'projectInsightList', method: 'GET', path: projectInsightListPath(project), shape: shapes.InsightListResponse }, init);
}

export function projectInsightListQueryKey(project: string) {
  return [projectInsightListPath(project)] as const;
}

export function projectInsightListQueryOptions(project: string) {
  return queryOptions({
    queryKey: projectInsightListQueryKey(project),
    queryFn: ({ signal }) => projectInsightList(project, { signal }),
  });
}

export function projectInsightHistoryListPath(project: string): string {
  return `/api/v1/development-insights/projects/${project}/history`;
}

/** List a project's insight history. */
export function projectInsightHistoryList(project: string, params?: ProjectInsightHistoryListParams, init?: ApiInit): Promise<InsightPageResponse> {
  return apiFetch({ operationId: 'projectInsightHistoryList', method: 'GET', path: projectInsightHistoryListPath(project), query: params, shape: shapes.InsightPageResponse }, init);
}

export function projectInsightHistoryListQueryKey(project: string, params?: ProjectInsightHistoryListParams) {
  return [projectInsightHistoryListPath(project), ...(params ? [params] : [])] as const;
}

export function projectInsightHistoryListQueryOptions(project: string, params?: ProjectInsightHistoryListParams) {
  return queryOptions({
    queryKey: projectInsightHistoryListQueryKey(project, params),
    queryFn: ({ signal }) => projectInsightHistoryList(project, params, { signal }),
  });
}

export function projectInsightSavedListPath(project: string): string {
  return `/api/v1/development-insights/projects/${project}/saved`;
}

/** List a project's saved insights. */
export function projectInsightSavedList(project: string, params?: ProjectInsightSavedListParams, init?: ApiInit): Promise<InsightPageResponse> {
  return apiFetch({ operationId: 'projectInsightSavedList', method: 'GET', path: projectInsightSavedListPath(project), query: params, shape: shapes.InsightPageResponse }, init);
}

export function projectInsightSavedListQueryKey(project: string, params?: ProjectInsightSavedListParams) {
  return [projectInsightSavedListPath(project), ...(params ? [params] : [])] as const;
}

export function projectInsightSavedListQueryOptions(project: string, params?: ProjectInsightSavedListParams) {
  return queryOptions({
    queryKey: projectInsightSavedListQueryKey(project, params),
    queryFn: ({ signal }) => projectInsightSavedList(project, params, { signal }),
  });
}

export function elementInsightListPath(project: string, element: string): string {
  return `/api/v1/development-insights/projects/${project}/narrative-elements/${element}`;
}

/** List an element's current insights. */
export function elementInsightList(project: string, element: string, init?: ApiInit): Promise<InsightListResponse> {
  return apiFetch({ operationId: 'elementInsightList', method: 'GET', path: elementInsightListPath(project, element), shape: shapes.InsightListResponse }, init);
}

export function elementInsightListQueryKey(project: string, element: string) {
  return [elementInsightListPath(project, element)] as const;
}

export function elementInsightListQueryOptions(project: string, element: string) {
  return queryOptions({
    queryKey: elementInsightListQueryKey(project, element),
    queryFn: ({ signal }) => elementInsightList(project, element, { signal }),
  });
}

export function elementInsightHistoryListPath(project: string, element: string): string {
  return `/api/v1/development-insights/projects/${project}/narrative-elements/${element}/history`;
}

/** List an element's insight history. */
export function elementInsightHistoryList(project: string, element: string, params?: ElementInsightHistoryListParams, init?: ApiInit): Promise<InsightPageResponse> {
  return apiFetch({ operationId: 'elementInsightHistoryList', method: 'GET', path: elementInsightHistoryListPath(project, element), query: params, shape: shapes.InsightPageResponse }, init);
}

export function elementInsightHistoryListQueryKey(project: string, element: string, params?: ElementInsightHistoryListParams) {
  return [elementInsightHistoryListPath(project, element), ...(params ? [params] : [])] as const;
}

export function elementInsightHistoryListQueryOptions(project: string, element: string, params?: ElementInsightHistoryListParams) {
  return queryOptions({
    queryKey: elementInsightHistoryListQueryKey(project, element, params),
    queryFn: ({ signal }) => elementInsightHistoryList(project, element, params, { signal }),
  });
}

export function elementInsightSavedListPath(project: string, element: string): string {
  return `/api/v1/development-insights/projects/${project}/narrative-elements/${element}/saved`;
}

/** List an element's saved insights. */
export function elementInsightSavedList(project: string, element: string, params?: ElementInsightSavedListParams, init?: ApiInit): Promise<InsightPageResponse> {
  return apiFetch({ operationId: 'elementInsightSavedList', method: 'GET', path: elementInsightSavedListPath(project, element), query: params, shape: shapes.InsightPageResponse }, init);
}

export function elementInsightSavedListQueryKey(project: string, element: string, params?: ElementInsightSavedListParams) {
  return [elementInsightSavedListPath(project, element), ...(params ? [params] : [])] as const;
}

export function elementInsightSavedListQueryOptions(project: string, element: string, params?: ElementInsightSavedListParams) {
  return queryOptions({
    queryKey: elementInsightSavedListQueryKey(project, element, params),
    queryFn: ({ signal }) => elementInsightSavedList(project, element, params, { signal }),
  });
}

export function elementInsightSearchPath(project: string, element: string): string {
  return `/api/v1/development-insights/projects/${project}/narrative-elements/${element}/search`;
}

/** Search an element's insights. */
export function elementInsightSearch(project: string, element: string, params: ElementInsightSearchParams, init?: ApiInit): Promise<InsightPageResponse> {
  return apiFetch({ operationId: 'elementInsightSearch', method: 'GET', path: elementInsightSearchPath(project, element), query: params, shape: shapes.InsightPageResponse }, init);
}

export function elementInsightSearchQueryKey(project: string, element: string, params: ElementInsightSearchParams) {
  return [elementInsightSearchPath(project, element), ...(params ? [params] : [])] as const;
}

export function elementInsightSearchQueryOptions(project: string, element: string, params: ElementInsightSearchParams) {
  return queryOptions({
    queryKey: elementInsightSearchQueryKey(project, element, params),
    queryFn: ({ signal }) => elementInsightSearch(project, element, params, { signal }),
  });
}

export function userInsightListPath(): string {
  return `/api/v1/development-insights/users/me`;
}

/** List current insights outside projects. */
export function userInsightList(init?: ApiInit): Promise<InsightListResponse> {
  return apiFetch({ operationId: 'userInsightList', method: 'GET', path: userInsightListPath(), shape: shapes.InsightListResponse }, init);
}

export function userInsightListQueryKey() {
  return [userInsightListPath()] as const;
}

export function userInsightListQueryOptions() {
  return queryOptions({
    queryKey: userInsightListQueryKey(),
    queryFn: ({ signal }) => userInsightList({ signal }),
  });
}

export function userInsightHistoryListPath(): string {
  return `/api/v1/development-insights/users/me/history`;
}

/** List insight history outside projects. */
export function userInsightHistoryList(params?: UserInsightHistoryListParams, init?: ApiInit): Promise<InsightPageResponse> {
  return apiFetch({ operationId: 'userInsightHistoryList', method: 'GET', path: userInsightHistoryListPath(), query: params, shape: shapes.InsightPageResponse }, init);
}

export function userInsightHistoryListQueryKey(params?: UserInsightHistoryListParams) {
  return [userInsightHistoryListPath(), ...(params ? [params] : [])] as const;
}

export function userInsightHistoryListQueryOptions(params?: UserInsightHistoryListParams) {
  return queryOptions({
    queryKey: userInsightHistoryListQueryKey(params),
    queryFn: ({ signal }) => userInsightHistoryList(params, { signal }),
  });
}

export function userInsightSavedListPath(): string {
  return `/api/v1/development-insights/users/me/saved`;
}

/** List saved insights outside projects. */
export function userInsightSavedList(params?: UserInsightSavedListParams, init?: ApiInit): Promise<InsightPageResponse> {
  return apiFetch({ operationId: 'userInsightSavedList', method: 'GET', path: userInsightSavedListPath(), query: params, shape: shapes.InsightPageResponse }, init);
}

export function userInsightSavedListQueryKey(params?: UserInsightSavedListParams) {
  return [userInsightSavedListPath(), ...(params ? [params] : [])] as const;
}

export function userInsightSavedListQueryOptions(params?: UserInsightSavedListParams) {
  return queryOptions({
    queryKey: userInsightSavedListQueryKey(params),
    queryFn: ({ signal }) => userInsightSavedList(params, { signal }),
  });
}

export function insightSavePath(insight: number): string {
  return `/api/v1/development-insights/${insight}/save`;
}

/** Save an insight. */
export function insightSave(insight: number, init?: ApiInit): Promise<InsightResponse> {
  return apiFetch({ operationId: 'insightSave', method: 'POST', path: insightSavePath(insight), shape: shapes.InsightResponse }, init);
}

export function insightUnsavePath(insight: number): string {
  return `/api/v1/development-insights/${insight}/unsave`;
}

/** Unsave an insight. */
export function insightUnsave(insight: number, init?: ApiInit): Promise<InsightResponse> {
  return apiFetch({ operationId: 'insightUnsave', method: 'POST', path: insightUnsavePath(insight), shape: shapes.InsightResponse }, init);
}
