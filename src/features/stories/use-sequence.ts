import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { getStoryReadQueryKey, storySequenceRead } from '#src/contract/generated/hooks/stories/stories.ts';
import type { SequenceResponse } from '#src/contract/generated/model/index.ts';
import { unwrapData } from '#src/lib/decode.ts';
import { parseSequence, type SequenceModel } from './sequence-model.ts';

function select(response: SequenceResponse): SequenceModel {
  return parseSequence(unwrapData(response));
}

/** Fetches a sequence's details, which lists leave out. Stale with its story. */
export function useSequence(story: number, sequence: number): UseQueryResult<SequenceModel> {
  return useQuery({
    queryKey: [...getStoryReadQueryKey(story), 'sequences', sequence],
    queryFn: ({ signal }) => storySequenceRead(story, sequence, { signal }),
    select,
  });
}
