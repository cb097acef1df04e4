// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { queryOptions } from '@tanstack/react-query';
import { apiFetch, type ApiInit } from '../../api-fetch.ts';
import * as shapes from '../shapes/trash.ts';
import type {
  TrashListParams,
  TrashListResponse
} from '../types.ts';




export function trashListPath(): string {
  return `/api/v1/trash`;
}

/** List the trash. */
export function trashList(params?: TrashListParams, init?: ApiInit): Promise<TrashListResponse> {
  return apiFetch({ operationId: 'trashList', method: 'GET', path: trashListPath(), query: params, shape: shapes.TrashListResponse }, init);
}

export function trashListQueryKey(params?: TrashListParams) {
  return [trashListPath(), ...(params ? [params] : [])] as const;
}

export function trashListQueryOptions(params?: TrashListParams) {
  return queryOptions({
    queryKey: trashListQueryKey(params),
    queryFn: ({ signal }) => trashList(params, { signal }),
  });
}
