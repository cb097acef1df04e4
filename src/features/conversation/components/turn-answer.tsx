import { chakra } from '@chakra-ui/react';
import type { Turn } from '#src/contract/generated/types.ts';
import { recordingTexts } from '#src/lib/strings.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { SpokenText } from '#src/ui/media/spoken-text.tsx';

export function TurnAnswer({ turn }: { turn: Turn }) {
  if (turn.skipped)
    return (
      <chakra.p textStyle="small" color="fg.subtle">
        Skipped
      </chakra.p>
    );
  if (typeof turn.answer === 'string')
    return (
      <chakra.p textStyle="answer" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {turn.answer}
      </chakra.p>
    );
  return (
    <SpokenText
      src={mediaAddress(turn.audio)}
      title="your answer"
      durationMs={turn.duration_ms ?? null}
      text={turn.transcription}
      note={turn.transcription_source === 'script' ? recordingTexts.demoTranscript : undefined}
    />
  );
}
