import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId, useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { mediaAddress } from '#src/platform/media-address.ts';
import { ProgressThread } from '#src/ui/display/progress-thread.tsx';
import { SkeletonBar } from '#src/ui/display/skeleton.tsx';
import { pageLoader, QueryList } from '#src/ui/query-list.tsx';
import { SpokenText } from '#src/ui/media/spoken-text.tsx';
import { useStoryTurns } from '../queries.ts';
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
        isDemo={isDemoTranscript}
      />
    );
  return <chakra.p color="fg.subtle">{skipped ? 'You skipped this question.' : 'Not answered yet.'}</chakra.p>;
}

const Entry = chakra('li', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    maxWidth: 'reading',
    borderRadius: 'control',
    // Shown for a moment. The delay, unlike the duration, also holds with reduced motion.
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      inset: '-8px',
      zIndex: '-1',
      borderRadius: 'control',
      bg: 'accent.subtle',
      animation: 'fade-out 600ms ease 4s both',
    },
    '& h3:focus': { outline: 'none' },
    '@media (forced-colors: active)': { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '8px' } },
  },
});

/** Its heading takes the focus, so a screen reader reads the question and the answer. */
function TranscriptEntry({ turn, onLinked }: { turn: TurnModel; onLinked: LinkedAnswer['show'] | null }) {
  const answerId = useId();
  const isLinked = onLinked !== null;
  return (
    <Entry ref={onLinked} id={`answer-${turn.id}`} aria-current={isLinked ? 'location' : undefined}>
      <ProgressThread fill={turn.skipped ? 0 : 100}>
        <chakra.h3
          tabIndex={-1}
          aria-describedby={isLinked ? answerId : undefined}
          textStyle="body"
          color="fg.muted"
          marginBottom="2"
          overflowWrap="anywhere"
        >
          {turn.question}
        </chakra.h3>
        <div id={answerId}>
          <Answer turn={turn} />
        </div>
      </ProgressThread>
    </Entry>
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

type LinkedAnswer = { readonly linkedId: number | null; readonly show: (entry: HTMLElement | null) => void };

/** Shown at first, also if the earlier conversations have only a few. */
const firstAnswers = 30;

/**
 * Loads pages up to the answer that the address names (`#answer-1201`), and the first answers. Returns its id, and a ref
 * that leads to its entry.
 */
function useLinkedAnswer(turns: ReturnType<typeof useStoryTurns>): LinkedAnswer {
  const { hash, key } = useLocation();
  const digits = /^#answer-(\d{1,15})$/.exec(hash)?.[1];
  const linkedId = digits === undefined ? null : Number(digits);
  const { data, hasNextPage, isFetching, isFetchNextPageError } = turns;
  const isLoaded = data?.some(({ id }) => id === linkedId) === true;
  const isShort = data !== undefined && data.length < firstAnswers;
  const isMissing = linkedId !== null && !isLoaded;
  const isIncomplete = (isShort || isMissing) && hasNextPage && !isFetching && !isFetchNextPageError;
  const load = useEffectEvent(pageLoader(turns));
  // Answers come from the server in pages.
  useEffect(() => {
    if (isIncomplete) load();
  }, [isIncomplete]);
  const show = useCallback(
    (entry: HTMLElement | null) => {
      entry?.scrollIntoView({ block: 'center' });
      entry?.querySelector('h3')?.focus({ preventScroll: true });
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same link leads there again
    [key],
  );
  return { linkedId, show };
}

/** Shows the answers of one or more conversations, the oldest first. */
export function Transcript({ sessionChatIds }: { sessionChatIds: readonly number[] }) {
  const turns = useStoryTurns(sessionChatIds);
  const { linkedId, show } = useLinkedAnswer(turns);
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
            <TranscriptEntry key={turn.id} turn={turn} onLinked={turn.id === linkedId ? show : null} />
          ))}
        </chakra.ol>
      )}
    </QueryList>
  );
}
