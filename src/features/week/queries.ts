import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { weekSummaryReadQueryKey, weekSummaryReadQueryOptions } from '#src/contract/generated/api/writer.ts';
import type { WeekSummaryResponse } from '#src/contract/generated/types.ts';
import { refreshQueries } from '#src/platform/query-client.ts';
import { type WeekModel, toWeek } from './week-model.ts';

function select({ data }: WeekSummaryResponse): WeekModel {
  return toWeek(data);
}

/** Fetches the last seven days. */
export function useWeek(): UseQueryResult<WeekModel> {
  return useQuery({ ...weekSummaryReadQueryOptions(), select });
}

export async function refreshWeek(): Promise<void> {
  await refreshQueries({ queryKey: weekSummaryReadQueryKey() });
}
