import { chakra } from '@chakra-ui/react';
import { describeError } from '#src/lib/describe-error.ts';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { arrange, type StoryChoice } from '../story-order.ts';
import { useStories } from '../queries.ts';
import { NewStoryCard } from './new-story-card.tsx';
import { StoryCard } from './story-card.tsx';
import { CarouselSkeleton, StoryCarousel } from './story-carousel.tsx';

const short = 'Talk for two minutes';
const long = 'Talk for two minutes and we’ll give it a page.';

const inView = 3;

/** Lists all stories. Loaded stories stay visible when a reload fails. */
export function StoryList({ choice }: { choice: StoryChoice }) {
  const { data, error, isPending, isFetching, refetch } = useStories();
  const stories = data === undefined ? [] : arrange(data, choice);
  const problem = data === undefined && error !== null ? describeError(error, 'stories') : null;
  return (
    <StoryCarousel busy={isPending}>
      <NewStoryCard hint={data?.length === 0 ? long : short} />
      {isPending && <CarouselSkeleton />}
      {stories.map((story, index) => (
        <StoryCard key={story.id} story={story} heading="h2" eager={index < inView} />
      ))}
      {problem && (
        <chakra.li gridColumn={{ base: '1 / -1', md: '2 / -1' }} alignSelf="center">
          <ErrorState
            message={problem.text}
            {...(problem.detail !== null && { detail: problem.detail })}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        </chakra.li>
      )}
    </StoryCarousel>
  );
}
