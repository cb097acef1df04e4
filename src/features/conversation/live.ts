import { type EventHandlers, subscribeEvents } from '#src/contract/events.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { ConversationEngine } from './conversation-engine.ts';
import { type ConversationEntry, refreshTurns, updateConversation } from './queries.ts';

/** The events of a conversation's channel that this feature acts on (x-consumers in asyncapi/). */
type Consumed =
  | 'ChatMessageTranscribed'
  | 'chatMessage.statusUpdated'
  | 'chatMessage.created'
  | 'chatMessage.data.updated'
  | 'chatMessage.developmentInsightsCreated'
  | 'sessionChat.finished';

function handlers(
  entry: ConversationEntry,
  sessionChatId: number,
  engine: ConversationEngine,
): Required<Pick<EventHandlers<'sessionChat'>, Consumed>> {
  const now = systemClock.now;
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
    'chatMessage.created': () => engine.announced(),
    'chatMessage.data.updated': ({ chat_message_id: messageId, data }) => {
      engine.send({ type: 'dataUpdated', at: now(), messageId });
      updateConversation(entry, (known) => ({
        ...known,
        ...(data.progress !== undefined && { progress: data.progress }),
        ...(data.path && { path: data.path }),
        ...(data.extracted && { data: { ...known.data, extracted: data.extracted } }),
      }));
    },
    'chatMessage.developmentInsightsCreated': ({ chat_message_id: messageId }) => {
      engine.send({ type: 'insightsCreated', at: now(), messageId: messageId ?? null });
    },
    'sessionChat.finished': () => {
      engine.send({ type: 'sessionFinished' });
    },
  };
}

/** Follows a conversation live; after a gap in the connection the latest message is fetched once. Answers the way out. */
export function followConversation(
  entry: ConversationEntry,
  sessionChatId: number,
  engine: ConversationEngine,
): () => void {
  return subscribeEvents('sessionChat', sessionChatId, handlers(entry, sessionChatId, engine), {
    onResubscribed: () => engine.send({ type: 'resubscribed', at: systemClock.now() }),
  });
}
