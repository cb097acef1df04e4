import { subscribeEvents } from '#src/contract/events.ts';
import type { EventHandlers } from '#src/contract/live.ts';
import type { ConversationSubject } from '#src/lib/conversation-subject.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { ConversationStore } from './conversation-engine.ts';
import { applyData, refreshTurns } from './queries.ts';

/** The events of a conversation's own channel that this feature acts on (x-consumers in asyncapi/). */
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
  engine: ConversationStore,
): Required<Pick<EventHandlers<'sessionChat'>, Consumed>> {
  return {
    ChatMessageTranscribed: (event) => {
      engine.dispatch({ type: 'transcribed', at: now(), messageId: event.chat_message_id });
      refreshTurns(sessionChatId);
    },
    'chatMessage.statusUpdated': (event) =>
      engine.dispatch({
        type: 'statusUpdated',
        at: now(),
        messageId: event.chat_message_id,
        status: event.status,
        error: event.error,
        audioProcessed: event.audio_processed === true,
        insights: event.data?.development_insights != null,
      }),
    'chatMessage.created': ({ chat_message: message }) => engine.onMessageAnnounced(message.id),
    'chatMessage.data.updated': ({ chat_message_id: messageId, data }) => {
      engine.dispatch({ type: 'dataUpdated', at: now(), messageId });
      applyData(subject, { messageId, data });
    },
    'chatMessage.developmentInsightsCreated': ({ chat_message_id: messageId }) => {
      engine.dispatch({ type: 'insightsCreated', at: now(), messageId: messageId ?? null });
    },
    'sessionChat.finished': (ending) => engine.onFinished(ending),
  };
}

/** The results of a conversation, which also come on the writer's channel. */
function processedHandler(engine: ConversationStore): NonNullable<EventHandlers<'chat'>['userMessage.processed']> {
  return ({ chat_message_id: messageId, status, chat_message: message, data }) =>
    engine.dispatch({
      type: 'messageProcessed',
      at: now(),
      messageId,
      status,
      error: message?.error,
      audioProcessed: message?.audio_processed === true,
      insights: data?.development_insights != null,
    });
}

type ConversationHandlers = { sessionChatId: number; userId: number };

/**
 * Follows a conversation live, on its own two channels and on the writer's: what comes on several of them acts once. After a
 * gap in the connection the latest message is fetched once. Answers the way out.
 */
export function subscribeToConversation(
  subject: ConversationSubject,
  { sessionChatId, userId }: ConversationHandlers,
  engine: ConversationStore,
): () => void {
  const processed = processedHandler(engine);

  const stops = [
    subscribeEvents('sessionChat', sessionChatId, sessionHandlers(subject, sessionChatId, engine), {
      onResubscribed: () => engine.dispatch({ type: 'resubscribed', at: now() }),
    }),
    subscribeEvents('chat', sessionChatId, {
      'userMessage.processed': processed,
      'chatMessage.created': ({ chat_message: message }) => engine.onMessageAnnounced(message.id),
    }),
    // The writer's channel tells of every conversation: only a message of this one concerns it.
    subscribeEvents('user', userId, {
      'userMessage.processed': (event) => {
        if (engine.ownsMessage(event.chat_message_id)) processed(event);
      },
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
