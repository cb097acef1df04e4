import type { Broadcasts } from '#mocks/contract/broadcasts.ts';
import { answerHandlers } from './answers.ts';
import { authHandlers } from './auth.ts';
import { broadcastingHandlers, type BroadcastingKeys } from './broadcasting.ts';
import { conversationHandlers } from './conversations.ts';
import { elementHandlers, elementImageHandlers } from './elements.ts';
import type { Handlers } from './handler.ts';
import { insightHandlers } from './insights.ts';
import { moodboardHandlers } from './moodboard.ts';
import { noteHandlers, noteSectionHandlers } from './notes.ts';
import { documentHandlers, outlineHandlers, projectHandlers } from './projects.ts';
import { reconciliationHandlers } from './reconciliations.ts';
import { sessionChatHandlers } from './session-chats.ts';
import { storyHandlers } from './stories.ts';
import { subscriptionHandlers } from './subscription.ts';
import { summaryHandlers, summaryUpdateHandlers } from './summaries.ts';
import { userHandlers } from './user.ts';

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
