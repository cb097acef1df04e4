import { chakra } from '@chakra-ui/react';
import { SkeletonBar, SkeletonBlock } from '#src/ui/display/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx';

export function HeroSkeleton() {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '112px 1fr', md: '200px 1fr' }}
      columnGap={{ base: '4', md: '8' }}
      alignItems="center"
      aria-busy="true"
    >
      <SkeletonBlock aspectRatio="2 / 3" />
      <div>
        <VisuallyHidden asChild>
          <h1>Story</h1>
        </VisuallyHidden>
        <SkeletonBar width="120px" />
        <SkeletonBar height="32px" width="60%" marginTop="3" />
        <SkeletonBar width="90%" marginTop="6" display={{ base: 'none', md: 'block' }} />
        <SkeletonBar width="74%" marginTop="3" display={{ base: 'none', md: 'block' }} />
      </div>
    </chakra.div>
  );
}
