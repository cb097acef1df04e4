import { chakra } from '@chakra-ui/react';
import {
  LatestStories,
  LatestStoriesFrame,
  LatestStoriesSkeleton,
} from '#src/features/stories/components/latest-stories.tsx';
import { StartStoryButton } from '#src/features/stories/components/new-story-button.tsx';
import { SectionError } from '#src/ui/feedback/section-error.tsx';
import type { useStories } from '#src/features/stories/queries.ts';
import { arrange } from '#src/features/stories/story-order.ts';
import { storyTexts } from '#src/lib/strings.ts';

type Props = {
  stories: ReturnType<typeof useStories>;
  isMainAction: boolean;
};

export function HomeStories({ stories: { data, isPending, isFetching, refetch }, isMainAction }: Props) {
  return (
    <LatestStoriesFrame start={<StartStoryButton variant={isMainAction ? 'solid' : 'outline'} />}>
      {data && data.length > 0 && (
        <LatestStories stories={arrange(data, { type: null, sort: 'touched' }).slice(0, 3)} />
      )}
      {data?.length === 0 && <chakra.p color="fg.muted">Your story will appear here as you tell it.</chakra.p>}
      {isPending && <LatestStoriesSkeleton />}
      {!data && !isPending && (
        <SectionError message={storyTexts.listFailed} retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </LatestStoriesFrame>
  );
}
