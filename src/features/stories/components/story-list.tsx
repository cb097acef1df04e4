import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { describeError } from '#src/lib/describe-error.ts';
import { EmptyState } from '#src/ui/display/empty-state.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { SkeletonBar, SkeletonBlock } from '#src/ui/display/skeleton.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { useStories } from '../list-queries.ts';
import { arrangeStories, type StoryChoice } from '../story-order.ts';
import { StoryCard } from './story-card.tsx';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(min(144px, 40%), 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      xl: 'repeat(4, minmax(0, 1fr))',
    },
    columnGap: { base: '4', md: '6' },
    rowGap: { base: '10', md: '8' },
    listStyle: 'none',
  },
});

function StoryGrid({ busy = false, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <Grid aria-label="Stories" aria-busy={busy}>
      {children}
    </Grid>
  );
}

function StoryGridSkeleton() {
  return [82, 68, 74].map((width) => (
    <chakra.li key={width} aria-hidden="true">
      <SkeletonBlock aspectRatio="2 / 3" />
      <SkeletonBar marginTop="4" height="16px" width={`${width}%`} />
      <SkeletonBar marginTop="2.5" width="50%" />
    </chakra.li>
  ));
}

const NewCard = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: '3',
    borderRadius: 'control',
    '&:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '4px' },
    '&:hover > [data-place]': { borderColor: 'border.control' },
    '&:hover a': { color: 'accent.fg' },
  },
});

const CoverFrame = chakra('div', {
  base: {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: { base: '3', md: '5' },
    aspectRatio: '2 / 3',
    paddingInline: '5',
    borderRadius: 'control',
    border: '1.5px dashed',
    borderColor: 'border.default',
    transition: 'border-color var(--chakra-durations-hover)',
  },
});

const PlusCircle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.fg',
  },
});

const NewStoryLink = chakra(Link, {
  base: {
    '&:focus-visible': { outline: 'none' },
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
});

function NewStoryCard({ hint }: { hint: string }) {
  return (
    <NewCard>
      <CoverFrame data-place="">
        <PlusCircle>
          <Icon of={Plus} size={20} />
        </PlusCircle>
        <chakra.p
          textStyle="cardTitle"
          fontWeight="400"
          lineHeight="26px"
          textAlign="center"
          color="fg.muted"
          textWrap="balance"
          maxWidth="8.5em"
        >
          Every story starts as a sentence said out loud.
        </chakra.p>
      </CoverFrame>
      <div>
        <chakra.h2 textStyle="h3">
          <NewStoryLink to="/stories/new">New story</NewStoryLink>
        </chakra.h2>
        <chakra.p textStyle="small" color="fg.muted" marginTop="0.5">
          {hint}
        </chakra.p>
      </div>
    </NewCard>
  );
}

const shortHint = 'Talk for two minutes';
const longHint = 'Talk for two minutes and we’ll give it a page.';

const eagerCards = 3;

/** Lists the chosen stories. Loaded stories stay visible when a reload fails. */
export function StoryList({ choice }: { choice: StoryChoice }) {
  const { data, error, isPending, refetch } = useStories();
  const stories = data === undefined ? [] : arrangeStories(data, choice);
  const problem = data === undefined && error !== null ? describeError(error, 'stories') : null;
  return (
    <StoryGrid busy={isPending}>
      <NewStoryCard hint={data?.length === 0 ? longHint : shortHint} />
      {isPending && <StoryGridSkeleton />}
      {stories.map((story, index) => (
        <StoryCard key={story.id} story={story} heading="h2" eager={index < eagerCards} />
      ))}
      {data !== undefined && stories.length === 0 && choice.search !== '' && (
        <chakra.li gridColumn={{ base: '1 / -1', md: '2 / -1' }} alignSelf="center">
          <EmptyState title="No matches" hint="Try fewer words." />
        </chakra.li>
      )}
      {problem && (
        <chakra.li gridColumn={{ base: '1 / -1', md: '2 / -1' }} alignSelf="center">
          <ErrorState
            message={problem.text}
            {...(problem.detail !== null && { detail: problem.detail })}
            onRetry={() => void refetch()}
          />
        </chakra.li>
      )}
    </StoryGrid>
  );
}
