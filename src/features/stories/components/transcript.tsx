import { chakra } from '@chakra-ui/react';
import { recordingTexts } from '#src/lib/strings.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { ProgressThread } from '#src/ui/display/progress-thread.tsx';
import { SkeletonBar } from '#src/ui/display/skeleton.tsx';
import { QueryList } from '#src/ui/query-list.tsx';
import { SpokenText } from '#src/ui/media/spoken-text.tsx';
import { useStoryTurns } from '../queries.ts';
import type { TurnModel } from '../story-model.ts';

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

function TranscriptEntry({ turn }: { turn: TurnModel }) {
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
  return (
    <QueryList
      query={turns}
      skeleton={<Waiting />}
      failed="We couldn’t load your answers."
      empty={<chakra.p color="fg.muted">No answers yet. Continue, and your first answer will appear here.</chakra.p>}
      more={{ query: turns, label: 'Show more answers', failed: 'We couldn’t load more answers.' }}
    >
      {(entries) => (
        <chakra.ol listStyleType="none" display="grid" gap="10">
          {entries.map((turn) => (
            <TranscriptEntry key={turn.id} turn={turn} />
          ))}
        </chakra.ol>
      )}
    </QueryList>
  );
}
