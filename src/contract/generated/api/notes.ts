// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { queryOptions } from '@tanstack/react-query';
import { apiFetch, type ApiInit } from '../../api-fetch.ts';
import * as shapes from '../shapes/notes.ts';
import type {
  NoteCreateRequest,
  NoteListParams,
  NoteListResponse,
  NoteResponse,
  NoteSectionCreateRequest,
  NoteSectionResponse,
  NoteSectionUpdateRequest,
  NoteUpdateRequest
} from '../types.ts';




export function noteListPath(project: string): string {
  return `/api/v1/projects/${project}/notes`;
}

/** List the notes. */
export function noteList(project: string, params?: NoteListParams, init?: ApiInit): Promise<NoteListResponse> {
  return apiFetch({ operationId: 'noteList', method: 'GET', path: noteListPath(project), query: params, shape: shapes.NoteListResponse }, init);
}

export function noteListQueryKey(project: string, params?: NoteListParams) {
  return [noteListPath(project), ...(params ? [params] : [])] as const;
}

export function noteListQueryOptions(project: string, params?: NoteListParams) {
  return queryOptions({
    queryKey: noteListQueryKey(project, params),
    queryFn: ({ signal }) => noteList(project, params, { signal }),
  });
}

export function noteCreatePath(project: string): string {
  return `/api/v1/projects/${project}/notes`;
}

/** Create a note. */
export function noteCreate(project: string, noteCreateRequest: NoteCreateRequest, init?: ApiInit): Promise<NoteResponse> {
  return apiFetch({ operationId: 'noteCreate', method: 'POST', path: noteCreatePath(project), json: noteCreateRequest, shape: shapes.NoteResponse }, init);
}

export function noteReadPath(project: string, note: number): string {
  return `/api/v1/projects/${project}/notes/${note}`;
}

/** Get a note. */
export function noteRead(project: string, note: number, init?: ApiInit): Promise<NoteResponse> {
  return apiFetch({ operationId: 'noteRead', method: 'GET', path: noteReadPath(project, note), shape: shapes.NoteResponse }, init);
}

export function noteReadQueryKey(project: string, note: number) {
  return [noteReadPath(project, note)] as const;
}

export function noteReadQueryOptions(project: string, note: number) {
  return queryOptions({
    queryKey: noteReadQueryKey(project, note),
    queryFn: ({ signal }) => noteRead(project, note, { signal }),
  });
}

export function noteUpdatePath(project: string, note: number): string {
  return `/api/v1/projects/${project}/notes/${note}`;
}

/** Update a note's title or order. */
export function noteUpdate(project: string, note: number, noteUpdateRequest: NoteUpdateRequest, init?: ApiInit): Promise<NoteResponse> {
  return apiFetch({ operationId: 'noteUpdate', method: 'PATCH', path: noteUpdatePath(project, note), json: noteUpdateRequest, shape: shapes.NoteResponse }, init);
}

export function noteDeletePath(project: string, note: number): string {
  return `/api/v1/projects/${project}/notes/${note}`;
}

/** Delete a note. */
export function noteDelete(project: string, note: number, init?: ApiInit): Promise<void> {
  return apiFetch({ operationId: 'noteDelete', method: 'DELETE', path: noteDeletePath(project, note) }, init);
}

export function noteRestorePath(project: string, note: number): string {
  return `/api/v1/projects/${project}/notes/${note}/restore`;
}

/** Restore a deleted note. */
export function noteRestore(project: string, note: number, init?: ApiInit): Promise<NoteResponse> {
  return apiFetch({ operationId: 'noteRestore', method: 'POST', path: noteRestorePath(project, note), shape: shapes.NoteResponse }, init);
}

export function noteSectionCreatePath(project: string, note: number): string {
  return `/api/v1/projects/${project}/notes/${note}/sections`;
}

/** Add a section to a note. */
export function noteSectionCreate(project: string, note: number, noteSectionCreateRequest: NoteSectionCreateRequest, init?: ApiInit): Promise<NoteSectionResponse> {
  return apiFetch({ operationId: 'noteSectionCreate', method: 'POST', path: noteSectionCreatePath(project, note), json: noteSectionCreateRequest, shape: shapes.NoteSectionResponse }, init);
}

export function noteSectionUpdatePath(project: string, note: number, section: number): string {
  return `/api/v1/projects/${project}/notes/${note}/sections/${section}`;
}

/** Update a note's section. */
export function noteSectionUpdate(project: string, note: number, section: number, noteSectionUpdateRequest: NoteSectionUpdateRequest, init?: ApiInit): Promise<NoteSectionResponse> {
  return apiFetch({ operationId: 'noteSectionUpdate', method: 'PATCH', path: noteSectionUpdatePath(project, note, section), json: noteSectionUpdateRequest, shape: shapes.NoteSectionResponse }, init);
}

export function noteSectionDeletePath(project: string, note: number, section: number): string {
  return `/api/v1/projects/${project}/notes/${note}/sections/${section}`;
}

/** Delete a note's section. */
export function noteSectionDelete(project: string, note: number, section: number, init?: ApiInit): Promise<void> {
  return apiFetch({ operationId: 'noteSectionDelete', method: 'DELETE', path: noteSectionDeletePath(project, note, section) }, init);
}
