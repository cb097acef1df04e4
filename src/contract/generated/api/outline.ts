// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { queryOptions } from '@tanstack/react-query';
import { apiFetch, type ApiInit } from '../../api-fetch.ts';
import * as shapes from '../shapes/outline.ts';
import type {
  OutlineReplaceRequest,
  OutlineResponse
} from '../types.ts';




export function outlineReadPath(project: string): string {
  return `/api/v1/projects/${project}/outline`;
}

/** Get the outline. */
export function outlineRead(project: string, init?: ApiInit): Promise<OutlineResponse> {
  return apiFetch({ operationId: 'outlineRead', method: 'GET', path: outlineReadPath(project), shape: shapes.OutlineResponse }, init);
}

export function outlineReadQueryKey(project: string) {
  return [outlineReadPath(project)] as const;
}

export function outlineReadQueryOptions(project: string) {
  return queryOptions({
    queryKey: outlineReadQueryKey(project),
    queryFn: ({ signal }) => outlineRead(project, { signal }),
  });
}

export function outlineReplacePath(project: string): string {
  return `/api/v1/projects/${project}/outline`;
}

/** Save the outline. */
export function outlineReplace(project: string, outlineReplaceRequest: OutlineReplaceRequest, init?: ApiInit): Promise<OutlineResponse> {
  return apiFetch({ operationId: 'outlineReplace', method: 'PUT', path: outlineReplacePath(project), json: outlineReplaceRequest, shape: shapes.OutlineResponse }, init);
}
