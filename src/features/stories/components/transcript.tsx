import { chakra } from '@chakra-ui/react';
import { pageLoader } from '#src/platform/next-page.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { SkeletonBar } from '#src/ui/display/skeleton.tsx';
import { useStoryTurns } from '../queries.ts';
import { SectionError } from '#src/ui/feedback/section-error.tsx';
import { TranscriptEntry } from './transcript-entry.tsx';

function Waiting() {
  return (
    <chakra.div display="grid" gap="3" aria-busy="true">
      <SkeletonBar width="46%" height="16px" />
      <SkeletonBar width="82%" />
      <SkeletonBar width="74%" />
    </chakra.div>
  );
}

export function Transcript({ sessionChatId }: { sessionChatId: number }) {
  const turns = useStoryTurns(sessionChatId);
  const { data, isPending, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, refetch } = turns;
  const more = pageLoader(turns);
  if (isPending) return <Waiting />;
  if (data === undefined)
    return (
      <SectionError message="We couldn’t load your answers." retrying={isFetching} onRetry={() => void refetch()} />
    );
  if (data.length === 0)
    return <chakra.p color="fg.muted">No answers yet. Continue, and your first answer will appear here.</chakra.p>;
  return (
    <>
      <chakra.ol listStyleType="none" display="grid" gap="10">
        {data.map((turn) => (
          <TranscriptEntry key={turn.id} turn={turn} />
        ))}
      </chakra.ol>
      {hasNextPage && (
        <chakra.div marginTop="8">
          {isFetchNextPageError && !isFetchingNextPage ? (
            <SectionError message="We couldn’t load more answers." retrying={false} onRetry={more} />
          ) : (
            <Button onClick={more} loading={isFetchingNextPage}>
              Show more answers
            </Button>
          )}
        </chakra.div>
      )}
    </>
  );
}
