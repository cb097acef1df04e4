// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { queryOptions } from '@tanstack/react-query';
import { apiFetch, type ApiInit } from '../../api-fetch.ts';
import * as shapes from '../shapes/projects.ts';
import type {
  ProjectCreateRequest,
  ProjectReadParams,
  ProjectResponse,
  ProjectUpdateRequest
} from '../types.ts';




export function projectCreatePath(): string {
  return `/api/v1/projects`;
}

/** Create a project. */
export function projectCreate(projectCreateRequest: ProjectCreateRequest, init?: ApiInit): Promise<ProjectResponse> {
  return apiFetch({ operationId: 'projectCreate', method: 'POST', path: projectCreatePath(), json: projectCreateRequest, shape: shapes.ProjectResponse }, init);
}

export function projectReadPath(project: string): string {
  return `/api/v1/projects/${project}`;
}

/** Get a project. */
export function projectRead(project: string, params?: ProjectReadParams, init?: ApiInit): Promise<ProjectResponse> {
  return apiFetch({ operationId: 'projectRead', method: 'GET', path: projectReadPath(project), query: params, shape: shapes.ProjectResponse }, init);
}

export function projectReadQueryKey(project: string, params?: ProjectReadParams) {
  return [projectReadPath(project), ...(params ? [params] : [])] as const;
}

export function projectReadQueryOptions(project: string, params?: ProjectReadParams) {
  return queryOptions({
    queryKey: projectReadQueryKey(project, params),
    queryFn: ({ signal }) => projectRead(project, params, { signal }),
  });
}

export function projectUpdatePath(project: string): string {
  return `/api/v1/projects/${project}`;
}

/** Update a project. */
export function projectUpdate(project: string, projectUpdateRequest: ProjectUpdateRequest, init?: ApiInit): Promise<ProjectResponse> {
  return apiFetch({ operationId: 'projectUpdate', method: 'PATCH', path: projectUpdatePath(project), json: projectUpdateRequest, shape: shapes.ProjectResponse }, init);
}
