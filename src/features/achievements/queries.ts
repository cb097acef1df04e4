import type { UseQueryResult } from '@tanstack/react-query';
import { getAuthUserReadQueryKey, useAuthUserRead } from '#src/contract/generated/hooks/auth/auth.ts';
import { getUserAchievementListQueryKey, useUserAchievementList } from '#src/contract/generated/hooks/writer/writer.ts';
import type { AchievementListResponse, UserResponse } from '#src/contract/generated/model/index.ts';
import { unwrapData, asObject, asObjectArray } from '#src/lib/read-raw.ts';
import type { ApiError } from '#src/platform/api-error.ts';
import { writeQueryData, refreshQueries } from '#src/platform/query-client.ts';
import { parseAchievements, type AchievementModel } from './achievement-view.ts';

/** One of the writer's achievements, by its id or by its name in addresses; null when there is none. */
export function useAchievement(key: number | string | null): UseQueryResult<AchievementModel | null, ApiError> {
  const select = (answer: AchievementListResponse): AchievementModel | null =>
    selectViews(answer).find(({ id, name }) => id === key || name === key) ?? null;
  return useUserAchievementList<AchievementModel | null, ApiError>({ query: { enabled: key !== null, select } });
}

const selectViews = (answer: AchievementListResponse): AchievementModel[] => parseAchievements(unwrapData(answer));
const selectOfUser = (answer: UserResponse): AchievementModel[] =>
  parseAchievements(asObject(unwrapData(answer))['achievements']);

/** The writer's achievements and how the list stands. */
export type Achievements = {
  /** Undefined while none are known. */
  readonly views: readonly AchievementModel[] | undefined;
  /** The list itself has come; until then those that came with the writer stand in for it. */
  readonly isWhole: boolean;
  readonly isFailed: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => void;
};

/** All achievements of the writer (section 7); those that came with the writer (section 3) are shown meanwhile. */
export function useAchievements(): Achievements {
  const list = useUserAchievementList<AchievementModel[], ApiError>({ query: { select: selectViews } });
  // Nothing is asked for: the session has brought the writer, and keeps them.
  const ofUser = useAuthUserRead<AchievementModel[], ApiError>({
    query: { enabled: false, select: selectOfUser },
  }).data;
  const standIn = ofUser?.length === 0 ? undefined : ofUser;
  return {
    views: list.data ?? standIn,
    isWhole: list.data !== undefined,
    isFailed: list.isError && list.data === undefined,
    isFetching: list.isFetching,
    refetch: () => void list.refetch(),
  };
}

/** What an answered question, a gap in the live connection or a completed achievement makes stale. */
export async function refreshAchievements(): Promise<void> {
  await refreshQueries({ queryKey: getUserAchievementListQueryKey() });
}

function completed<T>(raw: T, id: number, at: string): T {
  const rows: unknown = asObjectArray(raw).map((row) =>
    row['id'] === id && typeof row['completed_at'] !== 'string' ? { ...row, progress: 100, completed_at: at } : row,
  );
  return rows as T;
}

/** An achievement was completed at this moment (ISO): shown as such at once, then read anew. */
export function markCompleted(id: number, at: string): void {
  writeQueryData<AchievementListResponse>(
    getUserAchievementListQueryKey(),
    (known) => known && { ...known, data: completed(known.data, id, at) },
  );
  writeQueryData<UserResponse>(getAuthUserReadQueryKey(), (known) => {
    const achievements = known?.data.achievements;
    return known && achievements
      ? { ...known, data: { ...known.data, achievements: completed(achievements, id, at) } }
      : known;
  });
  void refreshAchievements();
}
