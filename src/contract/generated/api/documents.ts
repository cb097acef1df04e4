// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { queryOptions } from '@tanstack/react-query';
import { apiFetch, type ApiInit } from '../../api-fetch.ts';
import * as shapes from '../shapes/documents.ts';
import type {
  DocumentReplaceRequest,
  DocumentResponse
} from '../types.ts';




export function documentReadPath(project: string): string {
  return `/api/v1/projects/${project}/document`;
}

/** Get the manuscript. */
export function documentRead(project: string, init?: ApiInit): Promise<DocumentResponse> {
  return apiFetch({ operationId: 'documentRead', method: 'GET', path: documentReadPath(project), shape: shapes.DocumentResponse }, init);
}

export function documentReadQueryKey(project: string) {
  return [documentReadPath(project)] as const;
}

export function documentReadQueryOptions(project: string) {
  return queryOptions({
    queryKey: documentReadQueryKey(project),
    queryFn: ({ signal }) => documentRead(project, { signal }),
  });
}

export function documentReplacePath(project: string): string {
  return `/api/v1/projects/${project}/document`;
}

/** Save the manuscript. */
export function documentReplace(project: string, documentReplaceRequest: DocumentReplaceRequest, init?: ApiInit): Promise<DocumentResponse> {
  return apiFetch({ operationId: 'documentReplace', method: 'PUT', path: documentReplacePath(project), json: documentReplaceRequest, shape: shapes.DocumentResponse }, init);
}
