import { chakra } from '@chakra-ui/react';
import { SkeletonBar, SkeletonBlock } from '#src/ui/display/skeleton.tsx';

export function ElementBoardSkeleton() {
  return [72, 60, 80, 66, 76, 58].map((width) => (
    <chakra.li key={width} aria-hidden="true">
      <SkeletonBlock aspectRatio="3 / 4" borderRadius="card" />
      <SkeletonBar marginTop="4" height="14px" width={`${width}%`} />
      <SkeletonBar marginTop="2" width={`${width + 12}%`} />
    </chakra.li>
  ));
}
