import { subscribeEvents } from '#src/contract/events.ts';
import type { EventHandlers } from '#src/contract/live.ts';
import type { ConversationSubject } from '#src/lib/conversation-subject.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { ConversationEngine } from './conversation-engine.ts';
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
  engine: ConversationEngine,
): Required<Pick<EventHandlers<'sessionChat'>, Consumed>> {
  return {
    ChatMessageTranscribed: (event) => {
      engine.send({ type: 'transcribed', at: now(), messageId: event.chat_message_id });
      refreshTurns(sessionChatId);
    },
    'chatMessage.statusUpdated': (event) =>
      engine.send({
        type: 'statusUpdated',
        at: now(),
        messageId: event.chat_message_id,
        status: event.status,
        error: event.error,
        audioProcessed: event.audio_processed === true,
        insights: event.data?.development_insights != null,
      }),
    'chatMessage.created': ({ chat_message: message }) => engine.announced(message.id),
    'chatMessage.data.updated': ({ chat_message_id: messageId, data }) => {
      engine.send({ type: 'dataUpdated', at: now(), messageId });
      applyData(subject, { messageId, data });
    },
    'chatMessage.developmentInsightsCreated': ({ chat_message_id: messageId }) => {
      engine.send({ type: 'insightsCreated', at: now(), messageId: messageId ?? null });
    },
    'sessionChat.finished': (ending) => engine.finished(ending),
  };
}

/** The results of a conversation, which also come on the writer's channel. */
function processedHandler(engine: ConversationEngine): NonNullable<EventHandlers<'chat'>['userMessage.processed']> {
  return ({ chat_message_id: messageId, status, chat_message: message, data }) =>
    engine.send({
      type: 'messageProcessed',
      at: now(),
      messageId,
      status,
      error: message?.error,
      audioProcessed: message?.audio_processed === true,
      insights: data?.development_insights != null,
    });
}

type Followed = { sessionChatId: number; userId: number };

/**
 * Follows a conversation live, on its own two channels and on the writer's: what comes on several of them acts once. After a
 * gap in the connection the latest message is fetched once. Answers the way out.
 */
export function followConversation(
  subject: ConversationSubject,
  { sessionChatId, userId }: Followed,
  engine: ConversationEngine,
): () => void {
  const processed = processedHandler(engine);

  const stops = [
    subscribeEvents('sessionChat', sessionChatId, sessionHandlers(subject, sessionChatId, engine), {
      onResubscribed: () => engine.send({ type: 'resubscribed', at: now() }),
    }),
    subscribeEvents('chat', sessionChatId, {
      'userMessage.processed': processed,
      'chatMessage.created': ({ chat_message: message }) => engine.announced(message.id),
    }),
    // The writer's channel tells of every conversation: only a message of this one concerns it.
    subscribeEvents('user', userId, {
      'userMessage.processed': (event) => {
        if (engine.knows(event.chat_message_id)) processed(event);
      },
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
