import type { UseQueryResult } from '@tanstack/react-query';
import { getAuthUserReadQueryKey, useAuthUserRead } from '#src/contract/generated/hooks/auth/auth.ts';
import { getUserAchievementListQueryKey, useUserAchievementList } from '#src/contract/generated/hooks/writer/writer.ts';
import type { AchievementListResponse, UserResponse } from '#src/contract/generated/model/index.ts';
import { dataOf, fieldsOf, rowsOf } from '#src/lib/read-raw.ts';
import type { ApiError } from '#src/platform/api-error.ts';
import { putQueryData, refreshQueries } from '#src/platform/query-client.ts';
import { achievementViews, type AchievementView } from './achievement-view.ts';

/** One of the writer's achievements, by its id or by its name in addresses; null when there is none. */
export function useAchievement(key: number | string | null): UseQueryResult<AchievementView | null, ApiError> {
  const select = (answer: AchievementListResponse): AchievementView | null =>
    selectViews(answer).find(({ id, name }) => id === key || name === key) ?? null;
  return useUserAchievementList<AchievementView | null, ApiError>({ query: { enabled: key !== null, select } });
}

const selectViews = (answer: AchievementListResponse): AchievementView[] => achievementViews(dataOf(answer));
const selectOfUser = (answer: UserResponse): AchievementView[] =>
  achievementViews(fieldsOf(dataOf(answer))['achievements']);

/** The writer's achievements and how the list stands. */
export type Achievements = {
  /** Undefined while none are known. */
  readonly views: readonly AchievementView[] | undefined;
  /** The list itself has come; until then those that came with the writer stand in for it. */
  readonly isWhole: boolean;
  readonly isFailed: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => void;
};

/** All achievements of the writer (section 7); those that came with the writer (section 3) are shown meanwhile. */
export function useAchievements(): Achievements {
  const list = useUserAchievementList<AchievementView[], ApiError>({ query: { select: selectViews } });
  // Nothing is asked for: the session has brought the writer, and keeps them.
  const ofUser = useAuthUserRead<AchievementView[], ApiError>({ query: { enabled: false, select: selectOfUser } }).data;
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
  const rows: unknown = rowsOf(raw).map((row) =>
    row['id'] === id && typeof row['completed_at'] !== 'string' ? { ...row, progress: 100, completed_at: at } : row,
  );
  return rows as T;
}

/** An achievement was completed at this moment (ISO): shown as such at once, then read anew. */
export function noteCompleted(id: number, at: string): void {
  putQueryData<AchievementListResponse>(
    getUserAchievementListQueryKey(),
    (known) => known && { ...known, data: completed(known.data, id, at) },
  );
  putQueryData<UserResponse>(getAuthUserReadQueryKey(), (known) => {
    const achievements = known?.data.achievements;
    return known && achievements
      ? { ...known, data: { ...known.data, achievements: completed(achievements, id, at) } }
      : known;
  });
  void refreshAchievements();
}
