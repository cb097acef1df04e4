import { useEffect, useState, useEffectEvent } from 'react';
import type { Turn } from '#src/api/generated/types.ts';
import { describeError, type ErrorText, isTrialEnded } from '#src/lib/describe-error.ts';
import { conversationStrings, trialTexts } from '#src/lib/error-strings.ts';
import { markTrialEnded } from '#src/platform/trial.ts';
import { type Answer, answerFields, type OutboxResult } from './deliver-answer.ts';
import { getOutbox } from './outbox.ts';

export type EarlierTurn = Turn;

export type Repeat = {
  sending: { kind: Answer['kind']; isOffline: boolean } | null;
  error: ErrorText | null;
  send: (answer: Answer) => void;
  dismiss: () => void;
};

type Options = {
  userId: number;
  sessionChatId: number;
  turn: EarlierTurn;
  onSent: (answer: { recordingId: string | null; text: string | null }) => void;
  onFailed: (recordingId: string | null, error: unknown) => void;
};

function toErrorText(error: unknown): ErrorText {
  if (isTrialEnded(error)) return { text: trialTexts.ended, detail: null };
  return describeError(error, 'answer') ?? { text: conversationStrings.failedToSubmitAnswer, detail: null };
}

/** Sends a new answer to an earlier turn. Sending continues after the dialog closes. */
export function useRepeat({ userId, sessionChatId, turn, onSent, onFailed }: Options): Repeat {
  const [sending, setSending] = useState<Repeat['sending']>(null);
  const [error, setError] = useState<ErrorText | null>(null);
  const settle = useEffectEvent(({ entry, outcome, error: cause }: OutboxResult) => {
    if (entry.sessionChatId !== sessionChatId || entry.chatMessageId !== turn.chat_message_id) return;
    if (outcome === 'waiting') {
      setSending({ kind: entry.kind, isOffline: true });
      return;
    }
    setSending(null);
    if (outcome === 'sent' || outcome === 'alreadyDelivered') {
      onSent({ recordingId: entry.recordingId, text: entry.fields['message'] ?? null });
      return;
    }
    if (isTrialEnded(cause)) markTrialEnded();
    setError(entry.errorMessage === null ? toErrorText(cause) : { ...toErrorText(cause), detail: entry.errorMessage });
    onFailed(entry.recordingId, toErrorText(cause).text);
  });
  useEffect(() => getOutbox(userId).onResult((result) => settle(result)), [userId]);

  const send = (answer: Answer): void => {
    const url = turn.actions.answer?.url;
    if (url === undefined) {
      setError({ text: conversationStrings.noAnswerAction, detail: null });
      if (answer.kind === 'audio') onFailed(answer.recordingId, conversationStrings.noAnswerAction);
      return;
    }
    setError(null);
    setSending({ kind: answer.kind, isOffline: false });
    const audio = answer.kind === 'audio' ? answer.audio : null;
    const recordingId = answer.kind === 'audio' ? answer.recordingId : null;
    const fields = answerFields(sessionChatId, answer);
    const { chat_message_id: chatMessageId } = turn;
    const entry = {
      id: crypto.randomUUID(),
      kind: answer.kind,
      url,
      sessionChatId,
      chatMessageId,
      fields,
      recordingId,
    };
    getOutbox(userId).add({ ...entry, ofEarlier: true }, audio);
  };
  return { sending, error, send, dismiss: () => setError(null) };
}
