import { chakra } from '@chakra-ui/react';
import { formatDuration } from '#src/lib/dates.ts';
import { StillWave } from '#src/ui/media/wave.tsx';
import type { SubmittedAnswer } from './use-answer-composer.ts';

type Props = {
  sent: SubmittedAnswer;
  width: string;
  dimmed?: boolean;
};

export function SpokenWave({ sent, width, dimmed = false }: Props) {
  return (
    <chakra.div display="flex" alignItems="center" gap="3" color="fg.muted">
      <chakra.div
        width={width}
        maxWidth="100%"
        flexShrink="1"
        minWidth="0"
        color="fg.subtle"
        opacity={dimmed ? '.45' : '1'}
      >
        <StillWave levels={sent.levels} />
      </chakra.div>
      <chakra.span textStyle="body" fontVariantNumeric="tabular-nums">
        {formatDuration(sent.durationMs)}
      </chakra.span>
    </chakra.div>
  );
}
