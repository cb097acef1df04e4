import { chakra } from '@chakra-ui/react';
import { memo, type ReactNode, useId, useState } from 'react';
import type { Conversation, ExtractedFact, Turn } from '#src/api/generated/types.ts';
import { type ConversationState, selectIsQuestionVisible } from '../conversation-state.ts';
import { ProgressThread } from '#src/ui/display/progress-thread.tsx';
import { getBreadcrumbs, getExtracted } from '../header.ts';
import { DisclosureButton } from './disclosure-button.tsx';
import { EarlierAnswers, type RecordingsSlot } from './earlier-answers.tsx';
import { Question } from './question.tsx';

const Path = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    listStyle: 'none',
    textStyle: 'caption',
    color: 'fg.subtle',
    '& li': { overflowWrap: 'anywhere' },
    '& li + li::before': { content: '"›" / ""', marginInline: '1.5' },
  },
});

function ConversationBreadcrumbs({ steps, more }: ReturnType<typeof getBreadcrumbs>) {
  if (steps.length === 0) return null;
  return (
    <Path aria-label="Conversation path">
      {more && <li aria-hidden="true">…</li>}
      {steps.map((step, n) => (
        <li key={step} {...(n === steps.length - 1 && { 'aria-current': 'step' as const })}>
          {step}
        </li>
      ))}
    </Path>
  );
}

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'minmax(96px, max-content) 1fr' },
    columnGap: '6',
    rowGap: { base: '1', md: '2' },
    paddingTop: '2',
    paddingBottom: '5',
    '& dt': { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere', lineHeight: '22px' },
    '& dd': { textStyle: 'body', overflowWrap: 'anywhere', marginBottom: { base: '2', md: '0' } },
  },
});

function ExtractedValues({ facts }: { facts: readonly ExtractedFact[] }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (facts.length === 0) return null;
  return (
    <>
      <DisclosureButton label="From your answers" open={open} controls={id} onToggle={() => setOpen(!open)} />
      <chakra.div id={id} role="region" aria-label="From your answers" hidden={!open} order="1" flexBasis="100%">
        <List>
          {facts.map(({ name, value }) => (
            <chakra.div key={name} display="contents">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </chakra.div>
          ))}
        </List>
      </chakra.div>
    </>
  );
}

type Props = {
  /** Null for a spoken answer or if this device doesn't know the text. */
  text: string | null;
  wave: ReactNode;
};

function SentAnswer({ text, wave }: Props) {
  return (
    <div>
      <chakra.p textStyle="small" color="fg.muted">
        Your answer, just now
      </chakra.p>
      {text !== null && (
        <chakra.p textStyle="answer" marginTop="3" lineClamp="3" overflowWrap="anywhere" whiteSpace="pre-line">
          {text}
        </chakra.p>
      )}
      {text === null && wave !== null && <chakra.div marginTop="3">{wave}</chakra.div>}
    </div>
  );
}

/** The question as far as it's written. Screen readers get it when it's whole: it takes focus then. */
function ComingQuestion({ drafted, isFailed }: { drafted: string | null; isFailed: boolean }) {
  if (drafted !== null)
    return (
      <chakra.p aria-hidden="true" textStyle="question" color="fg.muted" overflowWrap="anywhere">
        {drafted}
      </chakra.p>
    );
  return (
    <chakra.p textStyle="body" color="fg.muted">
      {isFailed ? 'We’ve saved your answer.' : 'The next question will appear here.'}
    </chakra.p>
  );
}

/** What the stage shows of the conversation's state. */
type StageState = {
  messageId: number | null;
  isQuestionVisible: boolean;
  /** The question that has replaced another one. */
  arrivedId: number | null;
  isFailed: boolean;
  threadPercent: number;
  heard: string | null;
  draftedQuestion: string | null;
};

export function selectStage(state: ConversationState): StageState {
  return {
    messageId: state.messageId,
    isQuestionVisible: selectIsQuestionVisible(state, true),
    arrivedId: state.previousIds.length > 0 ? state.lastShownId : null,
    isFailed: state.status === 'failed',
    threadPercent: state.threadPercent,
    heard: state.heard,
    draftedQuestion: state.draftedQuestion,
  };
}

type ConversationStageProps = StageState & {
  conversation: Conversation;
  /** Undefined while they load. */
  turns: readonly Turn[] | undefined;
  sent: { text: string | null; wave: ReactNode } | null;
  recordingsSlot: RecordingsSlot | null;
  /** For the earlier answers together. */
  actions: ReactNode;
  onRepeat: ((turn: Turn) => void) | null;
  onCorrect: ((turn: Turn) => void) | null;
};

const Behind = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '6' } });

function getLastAnswer(turns: readonly Turn[]): string | null {
  const last = turns.findLast((turn) => !turn.skipped);
  if (last === undefined) return null;
  return last.answer ?? (last.audio == null ? null : 'You answered aloud.');
}

/** Memoised: most status events change nothing in it. */
export const ConversationStage = memo(function ConversationStage(props: ConversationStageProps) {
  const { conversation, messageId, turns, sent, recordingsSlot, actions, onRepeat, onCorrect } = props;
  const message = conversation.chat_message;
  // The cache may lag behind the store: never show another message's question.
  const question = message?.id === messageId ? (message.question ?? null) : null;
  // Reserves the space of earlier answers while they load, so that the question doesn't move.
  // The path's last topic is the current question's.
  const hasUnloaded = turns === undefined && conversation.path.length > 1;
  const lastAnswer = hasUnloaded ? '\u00a0' : getLastAnswer(turns ?? []);
  const earlier = (
    <>
      <ConversationBreadcrumbs {...getBreadcrumbs(conversation)} />
      <Behind {...(hasUnloaded && { minHeight: 'touch' })}>
        <EarlierAnswers key={messageId} turns={turns ?? []} {...{ recordingsSlot, actions, onRepeat, onCorrect }} />
        {!hasUnloaded && <ExtractedValues facts={getExtracted(conversation)} />}
      </Behind>
    </>
  );
  if (message !== null && question !== null && props.isQuestionVisible)
    return (
      <ProgressThread>
        {earlier}
        {lastAnswer !== null && (
          <chakra.p textStyle="small" color="fg.muted" marginBottom="3" lineClamp="1" overflowWrap="anywhere">
            {lastAnswer}
          </chakra.p>
        )}
        <Question key={message.id} question={question} arrived={props.arrivedId === message.id} />
      </ProgressThread>
    );
  const text = sent?.text ?? props.heard;
  return (
    <ProgressThread fill={props.threadPercent}>
      {earlier}
      {(sent !== null || text !== null) && (
        <chakra.div marginBottom="5">
          <SentAnswer text={text} wave={sent?.wave ?? null} />
        </chakra.div>
      )}
      <ComingQuestion drafted={props.draftedQuestion} isFailed={props.isFailed} />
    </ProgressThread>
  );
});
