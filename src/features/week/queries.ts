import { getWeekSummaryReadQueryKey, useWeekSummaryRead } from '#src/api/generated/api/writer.ts';
import type { WeekSummaryResponse } from '#src/api/generated/types.ts';
import { queryClient } from '#src/api/query-client.ts';
import { type WeekModel, toWeek } from './week-model.ts';

function select({ data }: WeekSummaryResponse): WeekModel {
  return toWeek(data);
}

/** Fetches the last seven days. */
export function useWeek() {
  return useWeekSummaryRead({ query: { select } });
}

export async function refreshWeek(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: getWeekSummaryReadQueryKey() });
}
