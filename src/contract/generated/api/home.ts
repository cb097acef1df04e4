// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { queryOptions } from '@tanstack/react-query';
import { apiFetch, type ApiInit } from '../../api-fetch.ts';
import * as shapes from '../shapes/home.ts';
import type {
  ProjectListParams,
  ProjectListResponse,
  SessionChatLatestResponse,
  StoryListResponse
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

export function projectListPath(): string {
  return `/api/v1/projects`;
}

/** List the projects. */
export function projectList(params?: ProjectListParams, init?: ApiInit): Promise<ProjectListResponse> {
  return apiFetch({ operationId: 'projectList', method: 'GET', path: projectListPath(), query: params, shape: shapes.ProjectListResponse }, init);
}

export function projectListQueryKey(params?: ProjectListParams) {
  return [projectListPath(), ...(params ? [params] : [])] as const;
}

export function projectListQueryOptions(params?: ProjectListParams) {
  return queryOptions({
    queryKey: projectListQueryKey(params),
    queryFn: ({ signal }) => projectList(params, { signal }),
  });
}

export function sessionChatLatestReadPath(): string {
  return `/api/v1/conversation/session-chats/latest`;
}

/** Get the conversation to continue. */
export function sessionChatLatestRead(init?: ApiInit): Promise<SessionChatLatestResponse> {
  return apiFetch({ operationId: 'sessionChatLatestRead', method: 'GET', path: sessionChatLatestReadPath(), shape: shapes.SessionChatLatestResponse }, init);
}

export function sessionChatLatestReadQueryKey() {
  return [sessionChatLatestReadPath()] as const;
}

export function sessionChatLatestReadQueryOptions() {
  return queryOptions({
    queryKey: sessionChatLatestReadQueryKey(),
    queryFn: ({ signal }) => sessionChatLatestRead({ signal }),
  });
}
