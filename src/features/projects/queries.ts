import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  getProjectListQueryKey,
  getProjectReadQueryKey,
  useProjectRead,
  useProjectCreate,
  projectRead,
} from '#src/api/generated/api/projects.ts';
import type { Project, ProjectResponse } from '#src/api/generated/types.ts';
import { cacheLimits } from '#src/lib/constants.ts';
import { readSlug } from '#src/lib/conversation-subject.ts';
import { ApiError } from '#src/platform/api-error.ts';
import type { DraftKey } from '#src/platform/device-records.ts';
import { readTabUser } from '#src/platform/last-user.ts';
import { queryClient } from '#src/api/query-client.ts';
import { toProject, type ProjectModel } from './project-model.ts';

export type LoadedProject = Project | undefined;

function select(response: ProjectResponse): Project {
  return response.data;
}

function selectView({ data }: ProjectResponse): ProjectModel | null {
  return toProject(data);
}

function testQuery(isTest: boolean) {
  return isTest ? ({ test: 'true' } as const) : undefined;
}

/**
 * Fetches a project by slug or id, cached for 30 s; skipped without one. `isTest` adds
 * `test=true`.
 */
export function useProject(id: string | null, isTest = false) {
  return useProjectRead(id ?? '', testQuery(isTest), {
    query: { enabled: id !== null && id !== '', staleTime: cacheLimits.apiMs, select },
  });
}

function toCopyKey(userId: number, slug: string): DraftKey {
  return { userId, surface: 'project', entityId: slug };
}

/** Loaded on demand: home lists projects without them. */
function loadCopies() {
  return import('#src/platform/offline-copies.ts');
}

async function readProject(slug: string, isTest: boolean, signal: AbortSignal): Promise<ProjectResponse> {
  const userId = readTabUser();
  const response = await projectRead(slug, testQuery(isTest), { signal });
  if (userId !== null) {
    loadCopies().then(
      ({ saveCopy }) => saveCopy(toCopyKey(userId, slug), JSON.stringify(response)),
      () => undefined,
    );
  }
  return response;
}

async function readProjectCopy(slug: string): Promise<ProjectResponse | null> {
  const { readCopy } = await loadCopies();
  const copy = await readCopy(toCopyKey(readTabUser() ?? 0, slug));
  return copy === null ? null : (JSON.parse(copy) as ProjectResponse);
}

/** Reads a project for its screens, and saves a copy of it on this device. */
export function projectQuery(slug: string, isTest: boolean) {
  return queryOptions({
    queryKey: getProjectReadQueryKey(slug, testQuery(isTest)),
    queryFn: ({ signal }) => readProject(slug, isTest, signal),
    staleTime: cacheLimits.apiMs,
  });
}

/** Fetches a project for its screens. `isOffline` prefers the copy on this device. */
export function useProjectModel(
  slug: string,
  { isTest, isOffline }: { readonly isTest: boolean; readonly isOffline: boolean },
) {
  return useQuery({
    ...projectQuery(slug, isTest),
    ...(isOffline && {
      queryFn: async ({ signal }) => (await readProjectCopy(slug)) ?? readProject(slug, isTest, signal),
    }),
    enabled: slug !== '',
    select: selectView,
  });
}

export async function refreshProject(slug: string): Promise<void> {
  const stale = [getProjectReadQueryKey(slug), getProjectListQueryKey()];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Returns a new project's slug, once the list has it. Throws ApiError if it can't be opened. */
export async function readCreated(response: ProjectResponse): Promise<string> {
  await queryClient.invalidateQueries({ queryKey: getProjectListQueryKey() });
  const slug = readSlug(response.data.slug);
  if (slug === null) throw new ApiError('projectCreate', 'parse', { status: 200 });
  return slug;
}

export function useCreateProject() {
  return useProjectCreate();
}
