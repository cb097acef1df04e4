import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { storyReadQueryKey, storySequenceRead } from '#src/contract/generated/api/stories.ts';
import type { SequenceResponse } from '#src/contract/generated/types.ts';
import { unwrapData } from '#src/lib/decode.ts';
import { parseSequence, type SequenceModel } from './sequence-model.ts';

function select(response: SequenceResponse): SequenceModel {
  return parseSequence(unwrapData(response));
}

/** Fetches a sequence's details, which lists leave out. Stale with its story. */
export function useSequence(story: number, sequence: number): UseQueryResult<SequenceModel> {
  return useQuery({
    queryKey: [...storyReadQueryKey(story), 'sequences', sequence],
    queryFn: ({ signal }) => storySequenceRead(story, sequence, { signal }),
    select,
  });
}
