import type { UseQueryResult } from '@tanstack/react-query';
import { useProjectRead } from '#src/contract/generated/hooks/projects/projects.ts';
import type { Project, ProjectResponse } from '#src/contract/generated/model/index.ts';
import { cacheLimits } from '#src/lib/constants.ts';
import type { ApiError } from '#src/platform/api-error.ts';

/** A project as a screen has it: undefined while it is being loaded, or when there is none. */
export type LoadedProject = Project | undefined;

const select = (answer: ProjectResponse): Project => answer.data;

/**
 * A project by slug or id, kept for 30 s (section 7); nothing is fetched without one (section 5). `isTest` asks for it with
 * `test=true`.
 */
export function useProject(id: string | null, isTest = false): UseQueryResult<Project, ApiError> {
  return useProjectRead<Project, ApiError>(id ?? '', isTest ? { test: 'true' } : undefined, {
    query: { enabled: id !== null && id !== '', staleTime: cacheLimits.apiMs, select },
  });
}
