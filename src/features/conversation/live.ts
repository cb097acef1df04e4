import { subscribeEvents } from '#src/api/events.ts';
import type { EventHandlers } from '#src/api/live.ts';
import { type ConversationSubject, readSlug } from '#src/lib/conversation-subject.ts';
import { appActions } from '#src/platform/app-actions.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { OutboxEntry } from '#src/lib/outbox-state.ts';
import { refreshOnEvent } from '#src/platform/refresh-on-event.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { type ConversationStore, toActionFailed } from './conversation-store.ts';
import { type OutboxResult, toAttemptFailure } from './deliver-answer.ts';
import { getOutbox } from './outbox.ts';
import { applyData, refreshTurns } from './queries.ts';

const now = systemClock.now;

function sessionHandlers(
  subject: ConversationSubject,
  sessionChatId: number,
  store: ConversationStore,
): EventHandlers<'sessionChat'> {
  return {
    ChatMessageTranscribed: ({ chat_message_id: messageId, transcription: text }) => {
      store.dispatch({ type: 'transcribed', at: now(), messageId, text });
      refreshOnEvent(`turns ${sessionChatId}`, () => refreshTurns(sessionChatId));
    },
    'chatMessage.statusUpdated': (event) =>
      store.dispatch({
        type: 'statusUpdated',
        at: now(),
        messageId: event.chat_message_id,
        status: event.status,
        error: event.error,
        audioProcessed: event.audio_processed === true,
        insights: event.data?.development_insights != null,
      }),
    'chatMessage.questionDrafted': ({ chat_message_id: messageId, content: text }) =>
      store.dispatch({ type: 'questionDrafted', messageId, text }),
    'chatMessage.created': ({ chat_message: message }) => store.onMessageAnnounced(message),
    'chatMessage.data.updated': ({ chat_message_id: messageId, data }) => {
      store.dispatch({ type: 'dataUpdated', at: now(), messageId });
      applyData(subject, { messageId, data });
    },
    'chatMessage.developmentInsightsCreated': ({ chat_message_id: messageId }) => {
      store.dispatch({ type: 'insightsCreated', at: now(), messageId: messageId ?? null });
    },
    'sessionChat.finished': (payload) => store.onFinished(payload),
  };
}

/** The project's screens show waiting changes too, until they are reviewed. */
function announceChanges(reconciliation: string): void {
  toast({
    type: 'info',
    title: 'Your answer suggests changes to the project',
    action: { label: 'Review changes', onAction: () => appActions().openReconciliation(reconciliation) },
  });
}

function processedHandler(store: ConversationStore): NonNullable<EventHandlers<'chat'>['userMessage.processed']> {
  const announced = new Set<string>();
  return ({ chat_message_id: messageId, status, chat_message: message, data }) => {
    const reconciliation = readSlug(data?.reconciliation_slug);
    if (reconciliation !== null && !announced.has(reconciliation)) {
      announced.add(reconciliation);
      announceChanges(reconciliation);
    }
    store.dispatch({
      type: 'messageProcessed',
      at: now(),
      messageId,
      status,
      error: message?.error,
      audioProcessed: message?.audio_processed === true,
      insights: data?.development_insights != null,
    });
  };
}

function delivered(store: ConversationStore, { entry, receipt }: OutboxResult): void {
  const messageId = receipt?.chat_message_id ?? entry.chatMessageId;
  const status = receipt?.status ?? null;
  if (entry.ofEarlier !== true)
    store.dispatch({ type: 'actionAccepted', at: now(), action: 'answer', messageId, status });
  // The failed answer was repeated, and the server processes the new one.
  else if (messageId !== null && messageId === store.state$.peek().messageId)
    store.dispatch({ type: 'messageProcessed', at: now(), messageId, status: status ?? 'processing' });
}

function onResult(store: ConversationStore, result: OutboxResult): void {
  const { entry, outcome, error } = result;
  if (outcome === 'sent' || outcome === 'alreadyDelivered') {
    delivered(store, result);
    store.onAnswerSettled(entry, null);
    // A repeated answer isn't for the question on screen. Its dialog subscribes to the result.
  } else if (entry.ofEarlier !== true && (outcome === 'failed' || outcome === 'superseded')) {
    const failure = toAttemptFailure(result);
    const { detail, triedAt } = failure;
    store.dispatch({ ...toActionFailed('answer', error), detail, triedAt });
    store.onAnswerSettled(entry, failure);
  }
}

/** Restores what failed in an earlier visit. */
function restoreFailure(store: ConversationStore, { state, chatMessageId, ...entry }: OutboxEntry): void {
  if (state !== 'failed' || entry.ofEarlier === true) return;
  const { errorMessage: detail, triedAt = null } = entry;
  store.dispatch({ type: 'failureRestored', messageId: chatMessageId, detail, triedAt });
}

type Source = { sessionChatId: number; userId: number };

/**
 * Subscribes a conversation to the outbox, its two channels and the writer's, and handles repeated events once. Fetches
 * the latest message after a connection gap. Returns an unsubscribe function.
 */
export function subscribeToConversation(
  subject: ConversationSubject,
  { sessionChatId, userId }: Source,
  store: ConversationStore,
): () => void {
  const processed = processedHandler(store);
  const outbox = getOutbox(userId);

  const stops = [
    outbox.onResult((result) => {
      if (result.entry.sessionChatId === sessionChatId) onResult(store, result);
    }),
    outbox.onRestored((entries) => {
      for (const entry of entries) if (entry.sessionChatId === sessionChatId) restoreFailure(store, entry);
    }),
    subscribeEvents('sessionChat', sessionChatId, sessionHandlers(subject, sessionChatId, store), {
      onResubscribed: () => store.dispatch({ type: 'resubscribed', at: now() }),
    }),
    subscribeEvents('chat', sessionChatId, {
      'userMessage.processed': processed,
      'chatMessage.created': ({ chat_message: message }) => store.onMessageAnnounced(message),
    }),
    // The writer's channel reports every conversation, so check the message's owner.
    subscribeEvents('user', userId, {
      'userMessage.processed': (event) => {
        if (store.ownsMessage(event.chat_message_id)) processed(event);
      },
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
