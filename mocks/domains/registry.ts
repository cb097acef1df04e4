import type { Broadcasts } from '#mocks/contract/broadcasts.ts';
import { answerHandlers } from './conversation/answer-handlers.ts';
import { authHandlers } from './session/auth-handlers.ts';
import { broadcastingHandlers, type BroadcastingKeys } from './broadcasting.ts';
import { conversationHandlers } from './conversation/conversation-handlers.ts';
import { elementHandlers, elementImageHandlers } from './elements/element-handlers.ts';
import type { Handlers } from './handler.ts';
import { insightHandlers } from './insights/insight-handlers.ts';
import { moodboardHandlers } from './moodboard/moodboard-handlers.ts';
import { noteHandlers, noteSectionHandlers } from './notes/note-handlers.ts';
import { outlineHandlers } from './outline/outline-handlers.ts';
import { documentHandlers } from './manuscript/document-handlers.ts';
import { projectHandlers } from './projects/project-handlers.ts';
import { reconciliationHandlers } from './reconciliation/reconciliation-handlers.ts';
import { sessionChatHandlers } from './conversation/session-chat-handlers.ts';
import { storyHandlers } from './stories/story-handlers.ts';
import { subscriptionHandlers } from './subscription/subscription-handlers.ts';
import { summaryHandlers, summaryUpdateHandlers } from './summaries/summary-handlers.ts';
import { userHandlers } from './profile/user-handlers.ts';

/** Returns the handlers. An operation without one gets 501; a contract test lists those of the released contract. */
export function createHandlers(keys: BroadcastingKeys, broadcasts: Broadcasts): Partial<Handlers> {
  return {
    ...authHandlers,
    ...userHandlers,
    ...subscriptionHandlers,
    ...summaryHandlers,
    ...summaryUpdateHandlers,
    ...storyHandlers,
    ...projectHandlers,
    ...elementHandlers,
    ...elementImageHandlers,
    ...outlineHandlers,
    ...moodboardHandlers,
    ...noteHandlers,
    ...noteSectionHandlers,
    ...documentHandlers,
    ...reconciliationHandlers,
    ...conversationHandlers,
    ...sessionChatHandlers,
    ...answerHandlers,
    ...insightHandlers,
    ...broadcastingHandlers(keys, broadcasts),
  };
}
