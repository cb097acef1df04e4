import { chakra } from '@chakra-ui/react';
import { Mic } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#src/ui/controls/button.tsx';
import { Chip } from '#src/ui/display/chip.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import type { StoryModel } from '../story-model.ts';
import { PercentBar } from '#src/ui/display/percent-bar.tsx';
import { StoryCover } from './story-cover.tsx';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '112px minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
    gridTemplateAreas: { base: '"cover head" "rest rest"', md: '"cover head" "cover rest"' },
    gridTemplateRows: { md: '1fr auto' },
    columnGap: { base: '4', md: '8' },
    rowGap: { base: '5', md: '0' },
    minHeight: { md: '300px' },
  },
});

const Genres = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '4', listStyle: 'none' },
});

function GenreChips({ genres }: { genres: readonly string[] }) {
  if (genres.length === 0) return null;
  return (
    <Genres aria-label="Genres">
      {genres.map((genre) => (
        <Chip key={genre} asChild minHeight="24px">
          <li>{genre}</li>
        </Chip>
      ))}
    </Genres>
  );
}

export function StoryHero({ story }: { story: StoryModel }) {
  const { id, name, image, kind, logline, genres, percent } = story;
  return (
    <Grid>
      <chakra.div gridArea="cover">
        <StoryCover name={name} image={image} eager />
      </chakra.div>
      <chakra.div gridArea="head" alignSelf={{ base: 'center', md: 'end' }} minWidth="0">
        {kind && (
          <chakra.p textStyle="small" color="fg.muted" marginBottom="1">
            {kind}
          </chakra.p>
        )}
        <chakra.h1 textStyle="display" overflowWrap="anywhere" textWrap="balance">
          {name}
        </chakra.h1>
        <chakra.div display={{ md: 'none' }}>
          <GenreChips genres={genres} />
        </chakra.div>
      </chakra.div>
      <chakra.div gridArea="rest" alignSelf="start" minWidth="0" paddingBottom={{ md: '4' }}>
        {logline && (
          <chakra.p textStyle="prose" lineHeight="1.58" maxWidth="34em" textWrap="balance" marginTop={{ md: '3' }}>
            {logline}
          </chakra.p>
        )}
        <chakra.div display={{ base: 'none', md: 'block' }}>
          <GenreChips genres={genres} />
        </chakra.div>
        <chakra.div display="flex" alignItems="center" gap={{ base: '4', md: '6' }} marginTop={{ base: '5', md: '6' }}>
          <Button asChild variant="solid">
            <Link to={`/stories/${id}/develop`}>
              <Icon of={Mic} />
              Continue
            </Link>
          </Button>
          <chakra.div flex={{ base: '1', md: '0 0 248px' }} minWidth="0">
            {percent !== null && <PercentBar label={`Progress of ${name}`} percent={percent} size="large" />}
          </chakra.div>
        </chakra.div>
      </chakra.div>
    </Grid>
  );
}
