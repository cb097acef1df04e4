import type { UseQueryResult } from '@tanstack/react-query';
import { getWeekSummaryReadQueryKey, useWeekSummaryRead } from '#src/contract/generated/hooks/writer/writer.ts';
import type { WeekSummaryResponse } from '#src/contract/generated/model/index.ts';
import { unwrapData } from '#src/lib/decode.ts';
import type { ApiError } from '#src/platform/api-error.ts';
import { refreshQueries } from '#src/platform/query-client.ts';
import { type WeekModel, parseWeek } from './week-model.ts';

function select(response: WeekSummaryResponse): WeekModel | null {
  return parseWeek(unwrapData(response));
}

/** Fetches the last seven days (section 7). The data is null for an empty response. */
export function useWeek(): UseQueryResult<WeekModel | null, ApiError> {
  return useWeekSummaryRead<WeekModel | null, ApiError>({ query: { select } });
}

export async function refreshWeek(): Promise<void> {
  await refreshQueries({ queryKey: getWeekSummaryReadQueryKey() });
}
