import { chakra } from '@chakra-ui/react';
import { SkeletonBar, SkeletonBlock } from '#src/ui/display/skeleton.tsx';

export function OutlineSkeleton() {
  return (
    <chakra.div aria-busy="true">
      <SkeletonBar width="160px" height="20px" marginTop="6" marginBottom="4" />
      <chakra.div display="grid" gap="4" gridTemplateColumns="repeat(auto-fill, minmax(min(240px, 100%), 1fr))">
        <SkeletonBlock height="160px" borderRadius="card" />
        <SkeletonBlock height="160px" borderRadius="card" />
        <SkeletonBlock height="160px" borderRadius="card" />
      </chakra.div>
    </chakra.div>
  );
}
