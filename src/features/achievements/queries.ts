import { getAuthUserReadQueryKey, useAuthUserRead } from '#src/api/generated/api/auth.ts';
import { getUserAchievementListQueryKey, useUserAchievementList } from '#src/api/generated/api/writer.ts';
import type { Achievement, AchievementListResponse, UserResponse } from '#src/api/generated/types.ts';
import { queryClient } from '#src/api/query-client.ts';
import { toAchievements, type AchievementModel } from './achievement-model.ts';
import { type Failure, useRetry } from '#src/ui/use-retry.ts';

/** Finds an achievement by id or by its name in addresses. Null if not found. */
export function useAchievement(key: number | string | null) {
  const select = (response: AchievementListResponse): AchievementModel | null =>
    selectViews(response).find(({ id, name }) => id === key || name === key) ?? null;
  return useUserAchievementList({ query: { enabled: key !== null, select } });
}

function selectViews({ data }: AchievementListResponse): AchievementModel[] {
  return toAchievements(data);
}

function selectOfUser({ data }: UserResponse): AchievementModel[] {
  return toAchievements(data.achievements);
}

export type Achievements = {
  readonly views: readonly AchievementModel[] | undefined;
  /** False while the achievements from the user response are shown. */
  readonly isWhole: boolean;
  /** Null unless the list failed to load. */
  readonly failure: Failure | null;
};

/** Returns the writer's achievements, and until they load those in the user response. */
export function useAchievements(): Achievements {
  const list = useUserAchievementList({ query: { select: selectViews } });
  const { isPending, failure } = useRetry(list);
  // No request: the session has already loaded the writer.
  const ofUser = useAuthUserRead({ query: { enabled: false, select: selectOfUser } }).data;
  const standIn = ofUser?.length === 0 ? undefined : ofUser;
  return {
    views: list.data ?? standIn,
    isWhole: list.data !== undefined,
    failure: isPending || list.data !== undefined ? null : failure,
  };
}

export async function refreshAchievements(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: getUserAchievementListQueryKey() });
}

function completed(rows: readonly Achievement[], id: number, at: string): Achievement[] {
  return rows.map((row) =>
    row.id === id && row.completed_at === null ? { ...row, progress: 100, completed_at: at } : row,
  );
}

/** Marks an achievement as completed at `at` (ISO) at once, then fetches the list. */
export function markCompleted(id: number, at: string): void {
  queryClient.setQueryData<AchievementListResponse>(
    getUserAchievementListQueryKey(),
    (current) => current && { ...current, data: completed(current.data, id, at) },
  );
  queryClient.setQueryData<UserResponse>(
    getAuthUserReadQueryKey(),
    (current) => current && { data: { ...current.data, achievements: completed(current.data.achievements, id, at) } },
  );
  void refreshAchievements();
}
