// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { queryOptions } from '@tanstack/react-query';
import { apiFetch, type ApiInit } from '../../api-fetch.ts';
import * as shapes from '../shapes/stories.ts';
import type {
  CoverUploadRequest,
  SequenceResponse,
  StoryResponse,
  StoryUpdateRequest
} from '../types.ts';




export function storyReadPath(story: number): string {
  return `/api/v1/stories/${story}`;
}

/** Get a story. */
export function storyRead(story: number, init?: ApiInit): Promise<StoryResponse> {
  return apiFetch({ operationId: 'storyRead', method: 'GET', path: storyReadPath(story), shape: shapes.StoryResponse }, init);
}

export function storyReadQueryKey(story: number) {
  return [storyReadPath(story)] as const;
}

export function storyReadQueryOptions(story: number) {
  return queryOptions({
    queryKey: storyReadQueryKey(story),
    queryFn: ({ signal }) => storyRead(story, { signal }),
  });
}

export function storyUpdatePath(story: number): string {
  return `/api/v1/stories/${story}`;
}

/** Update a story. */
export function storyUpdate(story: number, storyUpdateRequest: StoryUpdateRequest, init?: ApiInit): Promise<StoryResponse> {
  return apiFetch({ operationId: 'storyUpdate', method: 'PATCH', path: storyUpdatePath(story), json: storyUpdateRequest, shape: shapes.StoryResponse }, init);
}

export function storyDeletePath(story: number): string {
  return `/api/v1/stories/${story}`;
}

/** Delete a story. */
export function storyDelete(story: number, init?: ApiInit): Promise<void> {
  return apiFetch({ operationId: 'storyDelete', method: 'DELETE', path: storyDeletePath(story) }, init);
}

export function storySequenceReadPath(story: number, sequence: number): string {
  return `/api/v1/stories/${story}/sequences/${sequence}`;
}

/** Get a story's sequence. */
export function storySequenceRead(story: number, sequence: number, init?: ApiInit): Promise<SequenceResponse> {
  return apiFetch({ operationId: 'storySequenceRead', method: 'GET', path: storySequenceReadPath(story, sequence), shape: shapes.SequenceResponse }, init);
}

export function storySequenceReadQueryKey(story: number, sequence: number) {
  return [storySequenceReadPath(story, sequence)] as const;
}

export function storySequenceReadQueryOptions(story: number, sequence: number) {
  return queryOptions({
    queryKey: storySequenceReadQueryKey(story, sequence),
    queryFn: ({ signal }) => storySequenceRead(story, sequence, { signal }),
  });
}

export function storyRestorePath(story: number): string {
  return `/api/v1/stories/${story}/restore`;
}

/** Restore a deleted story. */
export function storyRestore(story: number, init?: ApiInit): Promise<StoryResponse> {
  return apiFetch({ operationId: 'storyRestore', method: 'POST', path: storyRestorePath(story), shape: shapes.StoryResponse }, init);
}

export function storyCoverUploadPath(story: number): string {
  return `/api/v1/stories/${story}/cover`;
}

/** Upload a story's cover. */
export function storyCoverUpload(story: number, coverUploadRequest: CoverUploadRequest, init?: ApiInit): Promise<StoryResponse> {
  return apiFetch({ operationId: 'storyCoverUpload', method: 'POST', path: storyCoverUploadPath(story), form: coverUploadRequest, shape: shapes.StoryResponse }, init);
}

export function storyCoverDeletePath(story: number): string {
  return `/api/v1/stories/${story}/cover`;
}

/** Remove a story's cover. */
export function storyCoverDelete(story: number, init?: ApiInit): Promise<StoryResponse> {
  return apiFetch({ operationId: 'storyCoverDelete', method: 'DELETE', path: storyCoverDeletePath(story), shape: shapes.StoryResponse }, init);
}

export function storyCoverRestorePath(story: number): string {
  return `/api/v1/stories/${story}/cover/restore`;
}

/** Restore a story's earlier cover. */
export function storyCoverRestore(story: number, init?: ApiInit): Promise<StoryResponse> {
  return apiFetch({ operationId: 'storyCoverRestore', method: 'POST', path: storyCoverRestorePath(story), shape: shapes.StoryResponse }, init);
}
