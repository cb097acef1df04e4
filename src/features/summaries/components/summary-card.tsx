import { chakra } from '@chakra-ui/react';
import { BookOpenText } from 'lucide-react';
import { timeAgo } from '#src/lib/dates.ts';
import { describeError } from '#src/lib/describe-error.ts';
import { plainExcerpt } from '#src/lib/markdown-source.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Card } from '#src/ui/display/card.tsx';
import { SkeletonBar } from '#src/ui/display/skeleton.tsx';
import { useNow } from '#src/ui/use-now.ts';
import { useSummary } from '../queries.ts';

const Box = chakra(Card, {
  base: { display: 'grid', gap: '2', marginBottom: '6', paddingBlock: '4', paddingInline: { base: '4', md: '6' } },
});

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <chakra.div role="alert" display="flex" flexWrap="wrap" alignItems="center" gap="2" color="fg.muted">
      <p>{describeError(error, 'summary')?.text}</p>
      <Button variant="link" onClick={onRetry}>
        Try again
      </Button>
    </chakra.div>
  );
}

export function SummaryCard({ summary, onRead }: { summary: number; onRead: () => void }) {
  const { data, error, isPending, refetch } = useSummary(summary);
  const updated = timeAgo(data?.updatedAt, useNow());
  return (
    <Box role="region" aria-label="Summary" aria-busy={isPending}>
      {isPending && (
        <chakra.div display="grid" gap="3" minHeight={{ base: '124px', md: '126px' }} alignContent="center">
          <SkeletonBar width="40%" />
          <SkeletonBar width="90%" />
        </chakra.div>
      )}
      {data === undefined && error !== null && <Failed error={error} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <>
          <chakra.h2 textStyle="cardTitle" overflowWrap="anywhere">
            {data.title ?? 'Your summary'}
          </chakra.h2>
          <chakra.p textStyle="text" color="fg.muted" lineClamp="2" overflowWrap="anywhere">
            {plainExcerpt(data.content) || 'Nothing here yet.'}
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginInlineStart="-3">
            <Button variant="link" icon={BookOpenText} onClick={onRead}>
              Read the summary
            </Button>
            {updated !== null && (
              <chakra.span textStyle="small" color="fg.subtle">
                Updated {updated.charAt(0).toLowerCase() + updated.slice(1)}
              </chakra.span>
            )}
          </chakra.div>
        </>
      )}
    </Box>
  );
}
