import { useValue } from '@legendapp/state/react';
import { useEffect, useState } from 'react';
import { refreshAchievements } from '#src/features/achievements/queries.ts';
import type { FinishResult } from '#src/features/conversation/finish-result.ts';
import { refreshTurns } from '#src/features/conversation/queries.ts';
import { type AnswerDraft, useAnswerDraft } from '#src/features/conversation/use-answer-draft.ts';
import { type OpenConversation, useConversation } from '#src/features/conversation/use-conversation.ts';
import { getOutbox } from '#src/features/conversation/outbox.ts';
import type { ConversationSubject } from '#src/lib/conversation-subject.ts';
import { selectStatusText } from '#src/lib/conversation-selectors.ts';
import type { OutboxEntry } from '#src/lib/outbox-state.ts';
import type { FinishedRecording } from '#src/features/recordings/recorder-store.ts';
import { type RecorderControls, useRecorder } from '#src/features/recordings/use-recorder.ts';
import { acquireBusy } from '#src/platform/busy.ts';
import { dispatchRecordingsEvent } from '#src/platform/recordings-repository.ts';
import { refreshWeek } from '#src/features/week/queries.ts';
import {
  confirmBeforeRecording,
  getRejectionReason,
  type ConversationRecordings,
  useConversationRecordings,
} from './use-conversation-recordings.ts';

export type SubmittedAnswer = { text: string | null; levels: readonly number[]; durationMs: number };

export type AnswerComposerModel = OpenConversation & {
  draft: AnswerDraft;
  recorder: RecorderControls;
  sent: SubmittedAnswer | null;
  recordings: ConversationRecordings;
  sendText: () => void;
  /** The last request had no response; it's resent when the connection returns. */
  isOffline: boolean;
};

type Options = {
  subject: ConversationSubject;
  userId: number;
  onQuestionArrived: () => void;
  onFinished: (result: FinishResult) => void;
};

/** True when a sheet wouldn't interrupt: no recording, typing or pending answer. */
export function isIdle({ state, draft, recorder }: AnswerComposerModel): boolean {
  const isTyping = document.activeElement?.matches('textarea') ?? false;
  return (
    selectStatusText(state) === null && draft.text === '' && !isTyping && recorder.engine.state$.peek().phase === 'idle'
  );
}

export function useAnswerComposer({ subject, userId, onQuestionArrived, onFinished }: Options): AnswerComposerModel {
  const [sent, setSent] = useState<SubmittedAnswer | null>(null);
  const open = useConversation(subject, userId, {
    onAnswerAccepted: handleAccepted,
    onAnswerFailed: (answer, error) => {
      if (answer.kind === 'audio') recorder.onSendFailed(answer.recordingId, error);
    },
    onRecordingsMarked: (mark) => void dispatchRecordingsEvent(userId, { ...mark, type: 'marked' }),
    onQuestionArrived: () => {
      setSent(null);
      onQuestionArrived();
    },
    onFinished,
  });
  const { conversation, state, engine } = open;
  const isWorking = selectStatusText(state) !== null && state.status !== 'failed';
  useEffect(() => (isWorking ? acquireBusy() : undefined), [isWorking]);
  const draft = useAnswerDraft(userId, state.messageId);
  const sessionChatId = conversation?.session_chat_id;
  const recorder = useRecorder({
    userId,
    context: subject.endpoint,
    sessionChatId,
    chatMessageId: state.messageId,
    onSend: (recording) => sendAudio(recording),
    canStart: () => confirmBeforeRecording(userId),
    onDropped: (recordingId) => getOutbox(userId).discardRecording(recordingId),
  });
  const recordings = useConversationRecordings(userId, recorder, engine);

  function sendText(): void {
    const text = draft.text;
    if (text.trim() === '') return;
    setSent({ text, levels: [], durationMs: 0 });
    engine.answer({ kind: 'text', text });
  }
  function sendAudio({ recordingId, audio, durationMs, levels }: FinishedRecording): void {
    setSent({ text: null, levels, durationMs });
    engine.answer({ kind: 'audio', recordingId, audio, durationMs });
    const refusal = getRejectionReason(engine);
    if (refusal !== null) recorder.onSendFailed(recordingId, refusal);
  }
  function handleAccepted(answer: OutboxEntry): void {
    if (answer.ofEarlier !== true && answer.kind === 'text') draft.sent(answer.fields['message'] ?? '');
    else if (answer.ofEarlier !== true) recorder.onDelivered(answer.recordingId);
    if (sessionChatId !== undefined) refreshTurns(sessionChatId);
    void refreshAchievements();
    void refreshWeek();
  }

  const isOffline = useValue(() => getOutbox(userId).state$.pausedBy.get() === 'offline');
  return { ...open, draft, recorder, sent, recordings, sendText, isOffline };
}
