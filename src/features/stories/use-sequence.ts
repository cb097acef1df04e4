import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { getStoryReadQueryKey, storySequenceRead } from '#src/contract/generated/hooks/stories/stories.ts';
import type { SequenceResponse } from '#src/contract/generated/model/index.ts';
import { dataOf } from '#src/lib/read-raw.ts';
import { sequenceView, type SequenceView } from './sequence-view.ts';

const select = (answer: SequenceResponse): SequenceView => sequenceView(dataOf(answer));

/** One sequence of a story, with what a list of them leaves out; stale with its story. */
export function useSequence(story: number, sequence: number): UseQueryResult<SequenceView> {
  return useQuery({
    queryKey: [...getStoryReadQueryKey(story), 'sequences', sequence],
    queryFn: ({ signal }) => storySequenceRead(story, sequence, { signal }),
    select,
  });
}
