import { chakra } from '@chakra-ui/react';
import { useEffect, useReducer } from 'react';
import { formatDuration } from '#src/lib/dates.ts';
import { systemClock } from '#src/platform/clock.ts';

type Props = {
  read: () => number;
  live: boolean;
};

/** The recording's length. Outside live regions: only minutes are announced, not seconds. */
export function RecordingTimer({ read, live }: Props) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => (live ? systemClock.every(250, redraw) : undefined), [live]);
  return (
    <chakra.span
      role="timer"
      aria-label="Recording time"
      textStyle="body"
      fontWeight="600"
      fontVariantNumeric="tabular-nums"
      minWidth="36px"
      color={live ? 'ember.fg' : 'fg.default'}
    >
      {formatDuration(read())}
    </chakra.span>
  );
}
