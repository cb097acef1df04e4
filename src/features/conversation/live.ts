import { subscribeEvents } from '#src/api/events.ts';
import type { EventHandlers } from '#src/api/live.ts';
import { type ConversationSubject, readSlug } from '#src/lib/conversation-subject.ts';
import { appActions } from '#src/platform/app-actions.ts';
import { systemClock } from '#src/platform/clock.ts';
import { refreshOnEvent } from '#src/platform/refresh-on-event.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import type { ConversationStore } from './conversation-store.ts';
import { applyData, refreshTurns } from './queries.ts';

/** The channel's events that this feature handles (x-consumers in asyncapi/). */
type Consumed =
  | 'ChatMessageTranscribed'
  | 'chatMessage.statusUpdated'
  | 'chatMessage.created'
  | 'chatMessage.data.updated'
  | 'chatMessage.developmentInsightsCreated'
  | 'sessionChat.finished';

const now = systemClock.now;

function sessionHandlers(
  subject: ConversationSubject,
  sessionChatId: number,
  store: ConversationStore,
): Required<Pick<EventHandlers<'sessionChat'>, Consumed>> {
  return {
    ChatMessageTranscribed: (event) => {
      store.dispatch({ type: 'transcribed', at: now(), messageId: event.chat_message_id });
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

type ConversationHandlers = { sessionChatId: number; userId: number };

/**
 * Subscribes to a conversation's two channels and the writer's, and handles repeated events once. Fetches the latest
 * message after a connection gap. Returns an unsubscribe function.
 */
export function subscribeToConversation(
  subject: ConversationSubject,
  { sessionChatId, userId }: ConversationHandlers,
  store: ConversationStore,
): () => void {
  const processed = processedHandler(store);

  const stops = [
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
