import { chakra } from '@chakra-ui/react';
import { SkeletonBar } from '#src/ui/display/skeleton.tsx';
import { QueryList } from '#src/ui/query-list.tsx';
import { useWeek } from '../queries.ts';
import { type DayModel, formatDays } from '../week-model.ts';

const [width, height, least] = [28, 30, 2];
const foot = 22;

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    overflow: 'visible',
    width: `calc(100% - ${width}px)`,
    maxWidth: '276px',
    height: `${height + foot}px`,
    '& rect': { fill: 'border.default' },
    '& text': { textStyle: 'caption', fill: 'fg.muted', textAnchor: 'middle' },
    '& [data-today] rect': { fill: 'accent.solid' },
    '& [data-today] text': { fill: 'fg.default', fontWeight: '700' },
    '@media (forced-colors: active)': { '& rect': { fill: 'CanvasText' }, '& text': { fill: 'CanvasText' } },
  },
});

function Bar({ day, at, isToday }: { day: DayModel; at: string; isToday: boolean }) {
  const tall = Math.max(least, Math.round(day.share * height));
  return (
    <svg aria-hidden="true" x={at} overflow="visible" {...(isToday && { 'data-today': '' })}>
      <rect y={height - tall} width={width} height={tall} rx={tall === least ? 1 : 3} />
      <text x={width / 2} y={height + 17}>
        {day.letter}
      </text>
    </svg>
  );
}

function WeekBars({ days }: { days: readonly DayModel[] }) {
  const steps = Math.max(1, days.length - 1);
  return (
    <Drawing role="img" aria-label={formatDays(days)}>
      {days.map((day, index) => (
        <Bar key={day.date} day={day} at={`${(index / steps) * 100}%`} isToday={index === days.length - 1} />
      ))}
    </Drawing>
  );
}

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
  return (
    <Room>
      <QueryList query={useWeek()} skeleton={<Waiting />} failed="We couldn’t load your week.">
        {({ sentence, days }) => (
          <>
            <chakra.p color="fg.muted" textWrap="balance" maxWidth="304px">
              {sentence}
            </chakra.p>
            {days.length > 0 && <WeekBars days={days} />}
          </>
        )}
      </QueryList>
    </Room>
  );
}
