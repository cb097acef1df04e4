// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { queryOptions } from '@tanstack/react-query';
import { apiFetch, type ApiInit } from '../../api-fetch.ts';
import * as shapes from '../shapes/stories.ts';
import type {
  SequenceResponse,
  StoryListResponse,
  StoryResponse
} from '../types.ts';




export function storyListPath(): string {
  return `/api/v1/stories`;
}

/** List the stories. */
export function storyList(init?: ApiInit): Promise<StoryListResponse> {
  return apiFetch({ operationId: 'storyList', method: 'GET', path: storyListPath(), shape: shapes.StoryListResponse }, init);
}

export function storyListQueryKey() {
  return [storyListPath()] as const;
}

export function storyListQueryOptions() {
  return queryOptions({
    queryKey: storyListQueryKey(),
    queryFn: ({ signal }) => storyList({ signal }),
  });
}

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
