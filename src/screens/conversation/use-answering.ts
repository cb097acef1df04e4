import { useValue } from '@legendapp/state/react';
import { useEffect, useRef, useState } from 'react';
import { type ConversationEntry, refreshTurns } from '#src/features/conversation/queries.ts';
import { type AnswerDraft, useAnswerDraft } from '#src/features/conversation/use-answer-draft.ts';
import { type OpenConversation, useConversation } from '#src/features/conversation/use-conversation.ts';
import { outboxOf } from '#src/features/conversation/outbox.ts';
import { followInsights } from '#src/features/insights/live.ts';
import { seedInsights } from '#src/features/insights/queries.ts';
import type { OutboxEntry } from '#src/lib/outbox-state.ts';
import type { Sound } from '#src/features/recordings/take.ts';
import { markRecordings } from '#src/features/recordings/mark-recordings.ts';
import { type Take, useTake } from '#src/features/recordings/use-take.ts';

/** What was sent last from this screen. */
export type SentAnswer = { text: string | null; levels: readonly number[]; durationMs: number };

/** A conversation with the two ways to answer it. */
export type Answering = OpenConversation & {
  draft: AnswerDraft;
  take: Take;
  sent: SentAnswer | null;
  sendText: () => void;
  /** The last request had no answer: what was sent leaves by itself when the connection is back. */
  isOffline: boolean;
};

type Options = {
  entry: ConversationEntry;
  userId: number;
  onQuestionArrived: () => void;
  onFinished: () => void;
};

/** Joins the conversation, the typed draft, the recorder and the insights of one screen. */
export function useAnswering({ entry, userId, onQuestionArrived, onFinished }: Options): Answering {
  const [sent, setSent] = useState<SentAnswer | null>(null);
  const open = useConversation(entry, userId, {
    onAnswerTaken: taken,
    onAnswerFailed: (answer, error) => {
      if (answer.kind === 'audio') take.failed(error);
    },
    onRecordingsMarked: (mark) => void markRecordings(userId, mark),
    onQuestionArrived: () => {
      setSent(null);
      onQuestionArrived();
    },
    onFinished,
  });
  const { conversation, state, engine } = open;
  const draft = useAnswerDraft(userId, state.messageId);
  const sessionChatId = conversation?.session_chat_id;
  const take = useTake({ userId, sessionChatId, chatMessageId: state.messageId, onSend: (sound) => sendSound(sound) });

  function sendText(): void {
    const text = draft.text;
    if (text.trim() === '') return;
    setSent({ text, levels: [], durationMs: 0 });
    engine.answer({ kind: 'text', text });
  }
  function sendSound({ recordingId, audio, durationMs, levels }: Sound): void {
    setSent({ text: null, levels, durationMs });
    engine.answer({ kind: 'audio', recordingId, audio, durationMs });
  }
  function taken(answer: OutboxEntry, chatMessageId: number | null): void {
    if (answer.kind === 'text') draft.sent(answer.fields['message'] ?? '');
    else take.taken(chatMessageId);
    if (sessionChatId !== undefined) refreshTurns(sessionChatId);
  }

  const insights = conversation?.development_insights;
  const seeded = useRef<unknown>(null);
  useEffect(() => {
    if (insights == null || sessionChatId === undefined || seeded.current === insights) return;
    seeded.current = insights;
    seedInsights(sessionChatId, insights);
  }, [sessionChatId, insights]);
  useEffect(() => (sessionChatId === undefined ? undefined : followInsights(sessionChatId)), [sessionChatId]);

  const isOffline = useValue(() => outboxOf(userId).state$.held.get() === 'offline');
  return { ...open, draft, take, sent, sendText, isOffline };
}
