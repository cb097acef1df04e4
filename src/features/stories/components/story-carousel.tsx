import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SkeletonBar, SkeletonBlock } from '#src/ui/display/skeleton.tsx';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      xl: 'repeat(4, minmax(0, 1fr))',
    },
    columnGap: { base: '4', md: '6' },
    rowGap: { base: '10', md: '8' },
    listStyle: 'none',
  },
});

export function StoryCarousel({ busy = false, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <Grid aria-label="Stories" aria-busy={busy}>
      {children}
    </Grid>
  );
}

export function CarouselSkeleton() {
  return [82, 68, 74].map((width) => (
    <chakra.li key={width} aria-hidden="true">
      <SkeletonBlock aspectRatio="2 / 3" />
      <SkeletonBar marginTop="4" height="16px" width={`${width}%`} />
      <SkeletonBar marginTop="2.5" width="50%" />
    </chakra.li>
  ));
}
