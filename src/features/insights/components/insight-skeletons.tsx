import { chakra } from '@chakra-ui/react';
import { Card } from '#src/ui/display/card.tsx';
import { SkeletonBar } from '#src/ui/display/skeleton.tsx';

export function InsightSkeleton({ text }: { text?: string }) {
  return (
    <Card>
      {text !== undefined && (
        <chakra.p textStyle="text" color="fg.muted" marginBottom="3">
          {text}
        </chakra.p>
      )}
      <chakra.div display="grid" gap="3">
        <SkeletonBar width="38%" height="22px" />
        <SkeletonBar width="70%" />
        <SkeletonBar width="100%" />
        <SkeletonBar width="92%" />
      </chakra.div>
    </Card>
  );
}

export function InsightSkeletons() {
  return (
    <chakra.div display="grid" gap="3" aria-busy="true">
      {[1, 2, 3].map((card) => (
        <InsightSkeleton key={card} />
      ))}
    </chakra.div>
  );
}
