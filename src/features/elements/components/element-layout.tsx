import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SkeletonBar, SkeletonBlock } from '#src/ui/display/skeleton.tsx';

const Room = chakra('div', {
  base: {
    containerType: 'inline-size',
    paddingInline: { base: '4', md: '8' },
    paddingTop: { base: '6', md: '6' },
    paddingBottom: { base: '84px', md: '16' },
  },
});

const twoColumns = '@container (min-width: 560px)';
const roomy = '@container (min-width: 820px)';

const Grid = chakra('article', {
  base: {
    display: 'grid',
    columnGap: '4',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    gridTemplateAreas: '"picture head" "facts facts" "prose prose"',
    maxWidth: '1000px',
    transition: 'opacity var(--chakra-durations-fade)',
    '&[aria-busy=true]': { opacity: '.6' },
    [twoColumns]: {
      columnGap: '8',
      gridTemplateColumns: '224px minmax(0, 1fr)',
      gridTemplateAreas: '"picture head" "picture prose" "facts prose"',
      gridTemplateRows: 'auto auto 1fr',
    },
    [roomy]: { gridTemplateColumns: '280px minmax(0, 1fr)' },
  },
});

const Facts = chakra('div', { base: { gridArea: 'facts', marginTop: '6', [twoColumns]: { marginTop: '3' } } });

const Prose = chakra('div', {
  base: {
    gridArea: 'prose',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '6',
    paddingTop: '8',
    [twoColumns]: { paddingTop: '6' },
  },
});

type Props = { head: ReactNode; image: ReactNode; facts: ReactNode; busy?: boolean; children: ReactNode };

export function ElementLayout({ head, image, facts, busy = false, children }: Props) {
  return (
    <Room>
      <Grid aria-busy={busy}>
        <chakra.div gridArea="head" position="relative" minWidth="0">
          {head}
        </chakra.div>
        <chakra.div gridArea="picture">{image}</chakra.div>
        <Facts>{facts}</Facts>
        <Prose>{children}</Prose>
      </Grid>
    </Room>
  );
}

export function ElementSkeleton() {
  return (
    <ElementLayout
      busy
      head={<SkeletonBar height="40px" width="min(280px, 80%)" marginTop="8" />}
      image={<SkeletonBlock aspectRatio="3 / 4" borderRadius="card" />}
      facts={[60, 80, 70, 64, 76].map((width) => (
        <SkeletonBar key={width} width={`${width}%`} marginTop="6" />
      ))}
    >
      <chakra.div>
        {[100, 96, 98, 60, 99, 72].map((width) => (
          <SkeletonBar key={width} height="16px" width={`min(560px, ${width}%)`} marginTop="4" />
        ))}
      </chakra.div>
    </ElementLayout>
  );
}
