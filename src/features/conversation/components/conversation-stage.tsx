import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Conversation, Turn } from '#src/contract/generated/types.ts';
import type { ConversationState } from '#src/lib/conversation-state.ts';
import { selectIsQuestionVisible } from '#src/lib/conversation-selectors.ts';
import { ProgressThread } from '#src/ui/display/progress-thread.tsx';
import { getExtracted, getBreadcrumbs } from '../extracted.ts';
import { ConversationBreadcrumbs } from './conversation-breadcrumbs.tsx';
import { ExtractedValues } from './extracted-values.tsx';
import { EarlierAnswers, type RecordingsSlot } from './earlier-answers.tsx';
import { Question } from './question.tsx';
import { SentAnswer } from './sent-answer.tsx';

type Props = {
  conversation: Conversation;
  state: ConversationState;
  turns: readonly Turn[];
  sent: { text: string | null; wave: ReactNode } | null;
  recordingsSlot: RecordingsSlot | null;
  onRepeat: ((turn: Turn) => void) | null;
};

const Behind = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '6' } });

function getLastAnswer(turns: readonly Turn[]): string | null {
  const last = turns.findLast((turn) => !turn.skipped);
  if (last === undefined) return null;
  return last.answer ?? (last.audio == null ? null : 'You answered aloud.');
}

export function ConversationStage({ conversation, state, turns, sent, recordingsSlot, onRepeat }: Props) {
  const message = conversation.chat_message;
  // The cache may lag behind the machine: never show another message's question.
  const question = message?.id === state.messageId ? (message.question ?? null) : null;
  const lastAnswer = getLastAnswer(turns);
  const earlier = (
    <>
      <ConversationBreadcrumbs {...getBreadcrumbs(conversation)} />
      <Behind>
        <EarlierAnswers key={state.messageId} turns={turns} recordingsSlot={recordingsSlot} onRepeat={onRepeat} />
        <ExtractedValues facts={getExtracted(conversation)} />
      </Behind>
    </>
  );
  if (message !== null && question !== null && selectIsQuestionVisible(state, true))
    return (
      <ProgressThread>
        {earlier}
        {lastAnswer !== null && (
          <chakra.p textStyle="small" color="fg.muted" marginBottom="3" lineClamp="1" overflowWrap="anywhere">
            {lastAnswer}
          </chakra.p>
        )}
        <Question
          key={message.id}
          question={question}
          arrived={state.lastShownId === message.id && state.previousIds.length > 0}
        />
      </ProgressThread>
    );
  return (
    <ProgressThread fill={state.threadPercent}>
      {earlier}
      {sent === null ? (
        <chakra.p textStyle="body" color="fg.muted">
          {state.status === 'failed' ? 'We’ve saved your answer.' : 'The next question will appear here.'}
        </chakra.p>
      ) : (
        <SentAnswer {...sent} />
      )}
    </ProgressThread>
  );
}
