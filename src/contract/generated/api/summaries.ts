// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { queryOptions } from '@tanstack/react-query';
import { apiFetch, type ApiInit } from '../../api-fetch.ts';
import * as shapes from '../shapes/summaries.ts';
import type {
  SummaryListParams,
  SummaryListResponse,
  SummaryResponse,
  SummaryUpdateReceipt,
  SummaryUpdateRequest
} from '../types.ts';




export function summaryListPath(): string {
  return `/api/v1/user-summaries`;
}

/** List the summaries. */
export function summaryList(params?: SummaryListParams, init?: ApiInit): Promise<SummaryListResponse> {
  return apiFetch({ operationId: 'summaryList', method: 'GET', path: summaryListPath(), query: params, shape: shapes.SummaryListResponse }, init);
}

export function summaryListQueryKey(params?: SummaryListParams) {
  return [summaryListPath(), ...(params ? [params] : [])] as const;
}

export function summaryListQueryOptions(params?: SummaryListParams) {
  return queryOptions({
    queryKey: summaryListQueryKey(params),
    queryFn: ({ signal }) => summaryList(params, { signal }),
  });
}

export function summaryReadPath(summary: number): string {
  return `/api/v1/user-summaries/${summary}`;
}

/** Get a summary. */
export function summaryRead(summary: number, init?: ApiInit): Promise<SummaryResponse> {
  return apiFetch({ operationId: 'summaryRead', method: 'GET', path: summaryReadPath(summary), shape: shapes.SummaryResponse }, init);
}

export function summaryReadQueryKey(summary: number) {
  return [summaryReadPath(summary)] as const;
}

export function summaryReadQueryOptions(summary: number) {
  return queryOptions({
    queryKey: summaryReadQueryKey(summary),
    queryFn: ({ signal }) => summaryRead(summary, { signal }),
  });
}

export function summaryUpdateProcessPath(): string {
  return `/api/v1/user-summaries/update/process`;
}

/** Update a summary by voice. */
export function summaryUpdateProcess(summaryUpdateRequest: SummaryUpdateRequest, init?: ApiInit): Promise<SummaryUpdateReceipt> {
  return apiFetch({ operationId: 'summaryUpdateProcess', method: 'POST', path: summaryUpdateProcessPath(), form: summaryUpdateRequest, shape: shapes.SummaryUpdateReceipt }, init);
}
