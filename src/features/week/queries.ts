import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { weekSummaryReadQueryKey, weekSummaryReadQueryOptions } from '#src/contract/generated/api/writer.ts';
import type { WeekSummaryResponse } from '#src/contract/generated/types.ts';
import { unwrapData } from '#src/lib/decode.ts';
import { refreshQueries } from '#src/platform/query-client.ts';
import { type WeekModel, parseWeek } from './week-model.ts';

function select(response: WeekSummaryResponse): WeekModel | null {
  return parseWeek(unwrapData(response));
}

/** Fetches the last seven days (section 7). The data is null for an empty response. */
export function useWeek(): UseQueryResult<WeekModel | null> {
  return useQuery({ ...weekSummaryReadQueryOptions(), select });
}

export async function refreshWeek(): Promise<void> {
  await refreshQueries({ queryKey: weekSummaryReadQueryKey() });
}
