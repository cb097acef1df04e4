import type { UseQueryResult } from '@tanstack/react-query';
import { useUserAchievementList } from '#src/contract/generated/hooks/writer/writer.ts';
import type { Achievement, AchievementListResponse } from '#src/contract/generated/model/index.ts';
import type { ApiError } from '#src/platform/api-error.ts';

/** One of the writer's achievements, by its id or by its name in addresses; null when there is none. */
export function useAchievement(key: number | string | null): UseQueryResult<Achievement | null, ApiError> {
  const select = ({ data }: AchievementListResponse): Achievement | null =>
    (Array.isArray(data) ? data : []).find(({ id, name }) => id === key || name === key) ?? null;
  return useUserAchievementList<Achievement | null, ApiError>({ query: { enabled: key !== null, select } });
}
