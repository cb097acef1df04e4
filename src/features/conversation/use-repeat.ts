import { useEffect, useState, useEffectEvent } from 'react';
import type { Turn } from '#src/api/generated/types.ts';
import { type AttemptFailure, isTrialEnded } from '#src/lib/describe-error.ts';
import { conversationTexts } from '#src/lib/error-texts.ts';
import type { OutboxEntry } from '#src/lib/outbox-state.ts';
import { markTrialEnded } from '#src/platform/trial.ts';
import { type Answer, type OutboxResult, toAttemptFailure } from './deliver-answer.ts';
import { getOutbox } from './outbox.ts';

export type EarlierTurn = Turn;

export type Repeat = {
  sending: { kind: Answer['kind']; waiting: OutboxEntry | null } | null;
  failure: AttemptFailure | null;
  send: (answer: Answer) => void;
  dismiss: () => void;
};

type Options = {
  userId: number;
  sessionChatId: number;
  turn: EarlierTurn;
  onSent: (answer: { recordingId: string | null; text: string | null }) => void;
  onFailed: (recordingId: string | null, failure: AttemptFailure) => void;
};

const noAction: AttemptFailure = { text: conversationTexts.noAnswerAction, detail: null, triedAt: null };

function findRepeat(entries: readonly OutboxEntry[], turn: EarlierTurn): OutboxEntry | undefined {
  return entries.find((entry) => entry.ofEarlier === true && entry.chatMessageId === turn.chat_message_id);
}

/** Sends a new answer to an earlier turn. Sending continues after the dialog closes. */
export function useRepeat({ userId, sessionChatId, turn, onSent, onFailed }: Options): Repeat {
  // One that was sent from here before, perhaps in an earlier visit.
  const [unsent] = useState(() => findRepeat(getOutbox(userId).state$.peek().entries, turn));
  const [sending, setSending] = useState<Repeat['sending']>(
    unsent === undefined || unsent.state === 'failed'
      ? null
      : { kind: unsent.kind, waiting: unsent.state === 'sending' ? null : unsent },
  );
  const [failure, setFailure] = useState<AttemptFailure | null>(
    unsent?.state === 'failed' ? toAttemptFailure({ entry: unsent, error: null }) : null,
  );
  const settle = useEffectEvent((result: OutboxResult) => {
    const { entry, outcome, error } = result;
    if (entry.sessionChatId !== sessionChatId || entry.chatMessageId !== turn.chat_message_id) return;
    if (outcome === 'waiting') {
      setSending({ kind: entry.kind, waiting: entry });
      return;
    }
    setSending(null);
    if (outcome === 'sent' || outcome === 'alreadyDelivered') {
      onSent({ recordingId: entry.recordingId, text: entry.fields['message'] ?? null });
      return;
    }
    if (isTrialEnded(error)) markTrialEnded();
    setFailure(toAttemptFailure(result));
    onFailed(entry.recordingId, toAttemptFailure(result));
  });
  useEffect(() => getOutbox(userId).onResult((result) => settle(result)), [userId]);

  const send = (answer: Answer): void => {
    const url = turn.actions.answer?.url;
    if (url === undefined) {
      setFailure(noAction);
      if (answer.kind === 'audio') onFailed(answer.recordingId, noAction);
      return;
    }
    setFailure(null);
    setSending({ kind: answer.kind, waiting: null });
    const { chat_message_id: chatMessageId } = turn;
    getOutbox(userId).add(answer, { url, sessionChatId, chatMessageId, ofEarlier: true });
  };
  return { sending, failure, send, dismiss: () => setFailure(null) };
}
