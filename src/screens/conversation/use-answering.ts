import { useValue } from '@legendapp/state/react';
import { useEffect, useState } from 'react';
import { refreshAchievements } from '#src/features/achievements/queries.ts';
import type { Ending } from '#src/features/conversation/ending.ts';
import { refreshTurns } from '#src/features/conversation/queries.ts';
import { type AnswerDraft, useAnswerDraft } from '#src/features/conversation/use-answer-draft.ts';
import { type OpenConversation, useConversation } from '#src/features/conversation/use-conversation.ts';
import { outboxOf } from '#src/features/conversation/outbox.ts';
import type { ConversationSubject } from '#src/lib/conversation-subject.ts';
import { statusLine } from '#src/lib/conversation-view.ts';
import type { OutboxEntry } from '#src/lib/outbox-state.ts';
import type { Sound } from '#src/features/recordings/take.ts';
import { type Take, useTake } from '#src/features/recordings/use-take.ts';
import { occupy } from '#src/platform/occupied.ts';
import { tellRecordings } from '#src/platform/recordings-book.ts';
import { refreshWeek } from '#src/features/week/queries.ts';
import { mayRecord, refusalOf, type Shelf, useShelf } from './use-shelf.ts';

/** What was sent last from this screen. */
export type SentAnswer = { text: string | null; levels: readonly number[]; durationMs: number };

/** A conversation with the two ways to answer it. */
export type Answering = OpenConversation & {
  draft: AnswerDraft;
  take: Take;
  sent: SentAnswer | null;
  shelf: Shelf;
  sendText: () => void;
  /** The last request had no answer: what was sent leaves by itself when the connection is back. */
  isOffline: boolean;
};

type Options = {
  subject: ConversationSubject;
  userId: number;
  onQuestionArrived: () => void;
  onFinished: (ending: Ending) => void;
};

/** The writer does nothing now that a sheet could come in the way of: no recording, no text, no answer under way. */
export function isAtRest({ state, draft, take }: Answering): boolean {
  const isTyping = document.activeElement?.matches('textarea') ?? false;
  return statusLine(state) === null && draft.text === '' && !isTyping && take.engine.state$.peek().phase === 'idle';
}

/** Joins the conversation, the typed draft and the recorder of one screen. */
export function useAnswering({ subject, userId, onQuestionArrived, onFinished }: Options): Answering {
  const [sent, setSent] = useState<SentAnswer | null>(null);
  const open = useConversation(subject, userId, {
    onAnswerTaken: taken,
    onAnswerFailed: (answer, error) => {
      if (answer.kind === 'audio') take.failed(answer.recordingId, error);
    },
    onRecordingsMarked: (mark) => void tellRecordings(userId, { ...mark, type: 'marked' }),
    onQuestionArrived: () => {
      setSent(null);
      onQuestionArrived();
    },
    onFinished,
  });
  const { conversation, state, engine } = open;
  const isWorking = statusLine(state) !== null && state.status !== 'failed';
  useEffect(() => (isWorking ? occupy() : undefined), [isWorking]);
  const draft = useAnswerDraft(userId, state.messageId);
  const sessionChatId = conversation?.session_chat_id;
  const take = useTake({
    userId,
    context: subject.endpoint,
    sessionChatId,
    chatMessageId: state.messageId,
    onSend: (sound) => sendSound(sound),
    mayBegin: () => mayRecord(userId),
    onDropped: (recordingId) => outboxOf(userId).discardRecording(recordingId),
  });
  const shelf = useShelf(userId, take, engine);

  function sendText(): void {
    const text = draft.text;
    if (text.trim() === '') return;
    setSent({ text, levels: [], durationMs: 0 });
    engine.answer({ kind: 'text', text });
  }
  function sendSound({ recordingId, audio, durationMs, levels }: Sound): void {
    setSent({ text: null, levels, durationMs });
    engine.answer({ kind: 'audio', recordingId, audio, durationMs });
    const refusal = refusalOf(engine);
    if (refusal !== null) take.failed(recordingId, refusal);
  }
  function taken(answer: OutboxEntry): void {
    if (answer.ofEarlier !== true && answer.kind === 'text') draft.sent(answer.fields['message'] ?? '');
    else if (answer.ofEarlier !== true) take.taken(answer.recordingId);
    if (sessionChatId !== undefined) refreshTurns(sessionChatId);
    // Each answer counts there.
    void refreshAchievements();
    void refreshWeek();
  }

  const isOffline = useValue(() => outboxOf(userId).state$.held.get() === 'offline');
  return { ...open, draft, take, sent, shelf, sendText, isOffline };
}
