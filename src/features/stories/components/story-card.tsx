import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { timeAgo } from '#src/lib/dates.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { StoryModel } from '../story-model.ts';
import { PercentBar } from '#src/ui/display/percent-bar.tsx';
import { StoryCover } from './story-cover.tsx';

/** Pressable as a whole, but labelled only by the story's name. */
const Card = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    borderRadius: 'control',
    '&:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '4px' },
    '&:hover [data-cover]::after': { boxShadow: 'inset 0 0 0 1px {colors.border.control}' },
    '&:hover a': { color: 'accent.fg' },
  },
  variants: {
    look: {
      tall: { gap: '3' },
      row: { gridTemplateColumns: { base: '64px minmax(0, 1fr)', xl: '96px minmax(0, 1fr)' }, columnGap: '4' },
    },
  },
});

const Name = chakra(Link, {
  base: {
    textStyle: 'cardTitle',
    overflowWrap: 'anywhere',
    lineClamp: '2',
    transition: 'color var(--chakra-durations-hover)',
    '&:focus-visible': { outline: 'none' },
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
});

type Props = {
  story: StoryModel;
  look?: 'tall' | 'row';
  heading: 'h2' | 'h3';
  eager?: boolean;
};

export function StoryCard({ story, look = 'tall', heading, eager = false }: Props) {
  const touched = timeAgo(story.touchedAt, systemClock.now());
  return (
    <Card look={look}>
      <StoryCover name={story.name} image={story.image} eager={eager} />
      <chakra.div display="flex" flexDirection="column" minWidth="0">
        <chakra.div asChild marginBottom="0.5">
          {heading === 'h2' ? (
            <h2>
              <Name to={`/stories/${story.id}`}>{story.name}</Name>
            </h2>
          ) : (
            <h3>
              <Name to={`/stories/${story.id}`}>{story.name}</Name>
            </h3>
          )}
        </chakra.div>
        {story.kind && (
          <chakra.p textStyle="small" color="fg.muted">
            {story.kind}
          </chakra.p>
        )}
        <chakra.div marginTop={look === 'row' ? 'auto' : '2'}>
          {story.percent !== null && <PercentBar label={`Progress of ${story.name}`} percent={story.percent} />}
        </chakra.div>
        {touched && (
          <chakra.p textStyle="caption" color="fg.subtle" marginTop="1">
            {touched}
          </chakra.p>
        )}
      </chakra.div>
    </Card>
  );
}
