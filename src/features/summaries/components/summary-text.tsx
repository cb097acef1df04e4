import { chakra } from '@chakra-ui/react';
import { describeError } from '#src/lib/describe-error.ts';
import { SkeletonBar } from '#src/ui/display/skeleton.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { Markdown } from '#src/ui/text/markdown.tsx';
import { useSummary } from '../queries.ts';
import { useRetry } from '#src/ui/use-retry.ts';

export function SummaryText({ summary }: { summary: number }) {
  const read = useSummary(summary);
  const { isPending, error, failure } = useRetry(read);
  const { data } = read;
  if (isPending)
    return (
      <chakra.div display="grid" gap="4" paddingBlock="4" aria-busy="true">
        <SkeletonBar width="90%" />
        <SkeletonBar width="95%" />
        <SkeletonBar width="60%" />
      </chakra.div>
    );
  if (data === undefined) return <ErrorState message={describeError(error, 'summary')?.text ?? ''} {...failure} />;
  if (data.content === '') return <chakra.p color="fg.muted">Nothing here yet.</chakra.p>;
  return <Markdown text={data.content} />;
}
