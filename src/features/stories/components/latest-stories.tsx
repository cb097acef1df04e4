import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#src/ui/controls/button.tsx';
import { SkeletonBar, SkeletonBlock } from '#src/ui/display/skeleton.tsx';
import type { StoryModel } from '../story-model.ts';
import { StoryCard } from './story-card.tsx';

const Row = chakra('ul', {
  base: {
    display: 'grid',
    // Three columns where the text fits, fewer beside a panel.
    gridTemplateColumns: { md: 'repeat(auto-fill, minmax(max(192px, (100% - 50px) / 3), 1fr))' },
    gap: { base: '5', md: '4', lg: '6' },
    listStyle: 'none',
  },
});

export function LatestStoriesFrame({ start, children }: { start: ReactNode; children: ReactNode }) {
  return (
    <chakra.section aria-labelledby="latest-stories" marginTop="8">
      <chakra.div display="flex" alignItems="center" gap="1" marginBottom="4">
        <chakra.h2 id="latest-stories" textStyle="h2" marginInlineEnd="auto">
          Stories
        </chakra.h2>
        <Button asChild variant="link">
          <Link to="/stories">See all</Link>
        </Button>
        {start}
      </chakra.div>
      {children}
    </chakra.section>
  );
}

export function LatestStories({ stories }: { stories: readonly StoryModel[] }) {
  return (
    <Row>
      {stories.map((story) => (
        <StoryCard key={story.id} story={story} look="row" heading="h3" eager />
      ))}
    </Row>
  );
}

export function LatestStoriesSkeleton() {
  return (
    <Row aria-busy="true" aria-hidden="true">
      {[72, 58, 66].map((width) => (
        <chakra.li key={width} display="grid" gridTemplateColumns={{ base: '64px 1fr', xl: '96px 1fr' }} columnGap="4">
          <SkeletonBlock aspectRatio="2 / 3" />
          <div>
            <SkeletonBar height="16px" marginTop="1" width={`${width}%`} />
            <SkeletonBar marginTop="2.5" width="40%" />
          </div>
        </chakra.li>
      ))}
    </Row>
  );
}
