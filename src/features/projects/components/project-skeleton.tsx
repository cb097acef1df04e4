import { chakra } from '@chakra-ui/react';
import { SkeletonBar, SkeletonBlock } from '#src/ui/display/skeleton.tsx';

export function ProjectSkeleton() {
  return (
    <chakra.div aria-busy="true" paddingInline={{ base: '4', md: '8' }}>
      <chakra.div display="flex" alignItems="center" gap="4" height={{ base: '56px', md: '88px' }} aria-hidden="true">
        <SkeletonBlock width="56px" height="56px" borderRadius="control" hideBelow="md" />
        <chakra.div flex="1">
          <SkeletonBar height="24px" width="min(260px, 60%)" />
          <SkeletonBar marginTop="2.5" width="min(340px, 80%)" hideBelow="md" />
        </chakra.div>
      </chakra.div>
      <chakra.div display="flex" gap="6" height="44px" alignItems="center" aria-hidden="true">
        {[64, 52, 84, 44].map((width) => (
          <SkeletonBar key={width} width={`${width}px`} />
        ))}
      </chakra.div>
    </chakra.div>
  );
}
