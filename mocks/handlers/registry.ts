import type { Broadcasts } from '#mocks/contract/broadcasts.ts';
import { answerHandlers } from './answers.ts';
import { authHandlers } from './auth.ts';
import type { BroadcastingKeys } from './broadcasting.ts';
import { broadcastingHandlers } from './broadcasting.ts';
import { conversationHandlers } from './conversations.ts';
import { documentHandlers } from './documents.ts';
import { elementImageHandlers } from './element-images.ts';
import { elementHandlers } from './elements.ts';
import type { Handlers } from './handler.ts';
import { insightHandlers } from './insights.ts';
import { moodboardHandlers } from './moodboard.ts';
import { noteHandlers } from './notes.ts';
import { noteSectionHandlers } from './note-sections.ts';
import { outlineHandlers } from './outline.ts';
import { projectHandlers } from './projects.ts';
import { sessionChatHandlers } from './session-chats.ts';
import { reconciliationHandlers } from './reconciliations.ts';
import { storyHandlers } from './stories.ts';
import { subscriptionHandlers } from './subscription.ts';
import { summaryHandlers } from './summaries.ts';
import { summaryUpdateHandlers } from './summary-update.ts';
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
