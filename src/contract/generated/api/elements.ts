// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { queryOptions } from '@tanstack/react-query';
import { apiFetch, type ApiInit } from '../../api-fetch.ts';
import * as shapes from '../shapes/elements.ts';
import type {
  ElementCreateRequest,
  ElementListParams,
  ElementListResponse,
  ElementResponse,
  ElementUpdateRequest,
  ImageUploadRequest,
  RelatedElementListParams,
  UploadedImageResponse
} from '../types.ts';




export function elementListPath(type: string): string {
  return `/api/v1/elements/${type}`;
}

/** List elements of one kind. */
export function elementList(type: string, params?: ElementListParams, init?: ApiInit): Promise<ElementListResponse> {
  return apiFetch({ operationId: 'elementList', method: 'GET', path: elementListPath(type), query: params, shape: shapes.ElementListResponse }, init);
}

export function elementListQueryKey(type: string, params?: ElementListParams) {
  return [elementListPath(type), ...(params ? [params] : [])] as const;
}

export function elementListQueryOptions(type: string, params?: ElementListParams) {
  return queryOptions({
    queryKey: elementListQueryKey(type, params),
    queryFn: ({ signal }) => elementList(type, params, { signal }),
  });
}

export function elementCreatePath(project: string): string {
  return `/api/v1/projects/${project}/elements`;
}

/** Create an element. */
export function elementCreate(project: string, elementCreateRequest: ElementCreateRequest, init?: ApiInit): Promise<ElementResponse> {
  return apiFetch({ operationId: 'elementCreate', method: 'POST', path: elementCreatePath(project), json: elementCreateRequest, shape: shapes.ElementResponse }, init);
}

export function elementReadPath(project: string, element: string): string {
  return `/api/v1/projects/${project}/elements/${element}`;
}

/** Get an element. */
export function elementRead(project: string, element: string, init?: ApiInit): Promise<ElementResponse> {
  return apiFetch({ operationId: 'elementRead', method: 'GET', path: elementReadPath(project, element), shape: shapes.ElementResponse }, init);
}

export function elementReadQueryKey(project: string, element: string) {
  return [elementReadPath(project, element)] as const;
}

export function elementReadQueryOptions(project: string, element: string) {
  return queryOptions({
    queryKey: elementReadQueryKey(project, element),
    queryFn: ({ signal }) => elementRead(project, element, { signal }),
  });
}

export function elementUpdatePath(project: string, element: string): string {
  return `/api/v1/projects/${project}/elements/${element}`;
}

/** Update an element. */
export function elementUpdate(project: string, element: string, elementUpdateRequest: ElementUpdateRequest, init?: ApiInit): Promise<ElementResponse> {
  return apiFetch({ operationId: 'elementUpdate', method: 'PATCH', path: elementUpdatePath(project, element), json: elementUpdateRequest, shape: shapes.ElementResponse }, init);
}

export function elementDeletePath(project: string, element: string): string {
  return `/api/v1/projects/${project}/elements/${element}`;
}

/** Delete an element. */
export function elementDelete(project: string, element: string, init?: ApiInit): Promise<void> {
  return apiFetch({ operationId: 'elementDelete', method: 'DELETE', path: elementDeletePath(project, element) }, init);
}

export function elementRestorePath(project: string, element: string): string {
  return `/api/v1/projects/${project}/elements/${element}/restore`;
}

/** Restore a deleted element. */
export function elementRestore(project: string, element: string, init?: ApiInit): Promise<ElementResponse> {
  return apiFetch({ operationId: 'elementRestore', method: 'POST', path: elementRestorePath(project, element), shape: shapes.ElementResponse }, init);
}

export function relatedElementListPath(project: string, element: string, type: string): string {
  return `/api/v1/projects/${project}/elements/${element}/related/${type}`;
}

/** List related elements of one kind. */
export function relatedElementList(project: string, element: string, type: string, params?: RelatedElementListParams, init?: ApiInit): Promise<ElementListResponse> {
  return apiFetch({ operationId: 'relatedElementList', method: 'GET', path: relatedElementListPath(project, element, type), query: params, shape: shapes.ElementListResponse }, init);
}

export function relatedElementListQueryKey(project: string, element: string, type: string, params?: RelatedElementListParams) {
  return [relatedElementListPath(project, element, type), ...(params ? [params] : [])] as const;
}

export function relatedElementListQueryOptions(project: string, element: string, type: string, params?: RelatedElementListParams) {
  return queryOptions({
    queryKey: relatedElementListQueryKey(project, element, type, params),
    queryFn: ({ signal }) => relatedElementList(project, element, type, params, { signal }),
  });
}

export function elementImageUploadPath(project: string, element: string): string {
  return `/api/v1/projects/${project}/elements/${element}/images`;
}

/** Upload an element image. */
export function elementImageUpload(project: string, element: string, imageUploadRequest: ImageUploadRequest, init?: ApiInit): Promise<UploadedImageResponse> {
  return apiFetch({ operationId: 'elementImageUpload', method: 'POST', path: elementImageUploadPath(project, element), form: imageUploadRequest, shape: shapes.UploadedImageResponse }, init);
}
