import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { timeAgo } from '#src/lib/dates.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { ImageWithFallback } from '#src/ui/display/image-with-fallback.tsx';
import { PercentBar } from '#src/ui/display/percent-bar.tsx';
import { TitleCover } from '#src/ui/display/tiles.tsx';
import { useNow } from '#src/ui/use-now.ts';
import type { StoryModel } from '../story-model.ts';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    // A hairline, so that pale covers show an edge.
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      borderRadius: 'control',
      boxShadow: 'inset 0 0 0 1px rgba(30, 35, 33, .08)',
      transition: 'box-shadow var(--chakra-durations-hover)',
      pointerEvents: 'none',
      _dark: { boxShadow: 'inset 0 0 0 1px {colors.border.subtle}' },
    },
  },
});

type Props = {
  name: string;
  /** The server's URL. An unsafe one counts as missing. */
  image: string | null;
  eager?: boolean;
};

/** Shows a 2:3 cover, or the title on a tint. Decorative, because the name is beside it. */
export function StoryCover({ name, image, eager = false }: Props) {
  const src = mediaAddress(image);
  return (
    <Frame data-cover="">
      {src === null ? (
        <TitleCover title={name} />
      ) : (
        <ImageWithFallback src={src} title={name} ratio="2 / 3" eager={eager} />
      )}
    </Frame>
  );
}

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

type StoryCardProps = {
  story: StoryModel;
  look?: 'tall' | 'row';
  heading: 'h2' | 'h3';
  eager?: boolean;
};

export function StoryCard({ story, look = 'tall', heading, eager = false }: StoryCardProps) {
  const touched = timeAgo(story.touchedAt, useNow());
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
