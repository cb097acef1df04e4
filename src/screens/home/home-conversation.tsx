import { ContinueCard } from '#src/features/stories/components/continue-card.tsx';
import { SectionError } from '#src/ui/feedback/section-error.tsx';
import type { useLatestConversation } from '#src/features/stories/queries.ts';
import { SkeletonBlock } from '#src/ui/display/skeleton.tsx';

export function HomeConversation({ latest }: { latest: ReturnType<typeof useLatestConversation> }) {
  const { data, isPending, isFetching, refetch } = latest;
  if (data) return <ContinueCard conversation={data} />;
  if (data === null) return null;
  if (isPending) return <SkeletonBlock height={{ base: '346px', md: '216px' }} borderRadius="card" />;
  return (
    <SectionError
      message="We couldn’t load your last conversation."
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
