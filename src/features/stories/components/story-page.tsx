import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { describeError } from '#src/lib/describe-error.ts';
import { pageTitle } from '#src/lib/product.ts';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx';
import { useStory } from '../queries.ts';
import { HeroSkeleton } from './hero-skeleton.tsx';
import { StoryHero } from './story-hero.tsx';
import { StorySections } from './story-sections.tsx';

export function StoryMissing({
  message,
  detail,
  ...again
}: {
  message: string;
  detail?: string;
  retrying?: boolean;
  onRetry?: () => void;
}) {
  return (
    <chakra.div>
      <VisuallyHidden asChild>
        <h1>Story</h1>
      </VisuallyHidden>
      <ErrorState message={message} {...(detail !== undefined && { detail })} {...again} />
    </chakra.div>
  );
}

/** Shows a story, with the list's data until the full story loads. */
export function StoryPage({ id }: { id: number }) {
  const { data: story, error, isPending, isFetching, isPlaceholderData, refetch } = useStory(id);
  const name = story?.name;
  useEffect(() => {
    if (name !== undefined) document.title = pageTitle(name);
  }, [name]);

  if (isPending) return <HeroSkeleton />;
  if (story === undefined) {
    const problem = describeError(error, 'story');
    if (problem === null) return <HeroSkeleton />;
    const isNotFound = error.status === 404;
    return (
      <StoryMissing
        message={problem.text}
        {...(problem.detail !== null && { detail: problem.detail })}
        retrying={isFetching}
        {...(!isNotFound && { onRetry: () => void refetch() })}
      />
    );
  }
  return (
    <>
      <StoryHero story={story} />
      <StorySections story={story} isWhole={!isPlaceholderData} />
    </>
  );
}
