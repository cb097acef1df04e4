// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { queryOptions } from '@tanstack/react-query';
import { apiFetch, type ApiInit } from '../../api-fetch.ts';
import * as shapes from '../shapes/moodboard.ts';
import type {
  MoodboardReplaceRequest,
  MoodboardResponse
} from '../types.ts';




export function moodboardReadPath(project: string): string {
  return `/api/v1/projects/${project}/moodboard`;
}

/** Get the moodboard. */
export function moodboardRead(project: string, init?: ApiInit): Promise<MoodboardResponse> {
  return apiFetch({ operationId: 'moodboardRead', method: 'GET', path: moodboardReadPath(project), shape: shapes.MoodboardResponse }, init);
}

export function moodboardReadQueryKey(project: string) {
  return [moodboardReadPath(project)] as const;
}

export function moodboardReadQueryOptions(project: string) {
  return queryOptions({
    queryKey: moodboardReadQueryKey(project),
    queryFn: ({ signal }) => moodboardRead(project, { signal }),
  });
}

export function moodboardReplacePath(project: string): string {
  return `/api/v1/projects/${project}/moodboard`;
}

/** Save the moodboard. */
export function moodboardReplace(project: string, moodboardReplaceRequest: MoodboardReplaceRequest, init?: ApiInit): Promise<MoodboardResponse> {
  return apiFetch({ operationId: 'moodboardReplace', method: 'PUT', path: moodboardReplacePath(project), json: moodboardReplaceRequest, shape: shapes.MoodboardResponse }, init);
}

export function moodboardItemDeletePath(project: string, item: number): string {
  return `/api/v1/projects/${project}/moodboard/${item}`;
}

/** Remove an image from the moodboard. */
export function moodboardItemDelete(project: string, item: number, init?: ApiInit): Promise<void> {
  return apiFetch({ operationId: 'moodboardItemDelete', method: 'DELETE', path: moodboardItemDeletePath(project, item) }, init);
}

export function moodboardItemRestorePath(project: string, item: number): string {
  return `/api/v1/projects/${project}/moodboard/${item}/restore`;
}

/** Restore a moodboard image. */
export function moodboardItemRestore(project: string, item: number, init?: ApiInit): Promise<MoodboardResponse> {
  return apiFetch({ operationId: 'moodboardItemRestore', method: 'POST', path: moodboardItemRestorePath(project, item), shape: shapes.MoodboardResponse }, init);
}
