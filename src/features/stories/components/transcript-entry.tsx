import { chakra } from '@chakra-ui/react';
import { recordingTexts } from '#src/lib/strings.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { ProgressThread } from '#src/ui/display/progress-thread.tsx';
import { SpokenText } from '#src/ui/media/spoken-text.tsx';
import type { TurnModel } from '../turn-model.ts';

function Answer({ turn }: { turn: TurnModel }) {
  const { typed, audio, durationMs, transcription, isDemoTranscript, skipped } = turn;
  if (typed !== null)
    return (
      <chakra.p textStyle="prose" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {typed}
      </chakra.p>
    );
  if (audio !== null || transcription !== null)
    return (
      <SpokenText
        src={mediaAddress(audio)}
        title="your answer"
        durationMs={durationMs}
        text={transcription}
        note={isDemoTranscript ? recordingTexts.demoTranscript : undefined}
      />
    );
  return <chakra.p color="fg.subtle">{skipped ? 'You skipped this question.' : 'Not answered yet.'}</chakra.p>;
}

export function TranscriptEntry({ turn }: { turn: TurnModel }) {
  return (
    <chakra.li maxWidth="reading">
      <ProgressThread fill={turn.skipped ? 0 : 100}>
        <chakra.h3 textStyle="body" color="fg.muted" marginBottom="2" overflowWrap="anywhere">
          {turn.question}
        </chakra.h3>
        <Answer turn={turn} />
      </ProgressThread>
    </chakra.li>
  );
}
