import { chakra } from '@chakra-ui/react';
import { weekTexts } from '#src/lib/strings.ts';
import { SkeletonBar } from '#src/ui/display/skeleton.tsx';
import { SectionError } from '#src/ui/feedback/section-error.tsx';
import { useWeek } from '../queries.ts';
import { WeekBars } from './week-bars.tsx';

const Room = chakra('div', { base: { display: 'grid', alignContent: 'start', gap: '3', minHeight: '108px' } });

function Waiting() {
  return (
    <chakra.div display="grid" gap="2.5" paddingTop="1.5" aria-busy="true">
      <SkeletonBar width="72%" />
      <SkeletonBar width="58%" />
      <SkeletonBar height="30px" width="100%" maxWidth="304px" marginTop="3" />
    </chakra.div>
  );
}

export function WeekPanel() {
  const { data, isPending, isFetching, refetch } = useWeek();
  return (
    <Room>
      {isPending && <Waiting />}
      {data && (
        <>
          <chakra.p color="fg.muted" textWrap="balance" maxWidth="304px">
            {data.sentence}
          </chakra.p>
          {data.days.length > 0 && <WeekBars days={data.days} />}
        </>
      )}
      {!data && !isPending && (
        <SectionError message={weekTexts.failed} retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Room>
  );
}
