/**
 * All screens of the conversation in one chunk: each is a few lines over the same engine, and a chunk apiece would cost every
 * first page more in addresses than the screens weigh.
 */
import * as achievement from '#src/screens/conversation/achievement-conversation.screen.tsx';
import * as element from '#src/screens/conversation/element-conversation.screen.tsx';
import * as engineTest from '#src/screens/conversation/conversation-engine-test.screen.tsx';
import * as generic from '#src/screens/conversation/generic-conversation.screen.tsx';
import * as project from '#src/screens/conversation/project-conversation.screen.tsx';
import * as projectAchievement from '#src/screens/conversation/project-achievement-conversation.screen.tsx';
import * as story from '#src/screens/conversation/story-conversation.screen.tsx';
import * as summary from '#src/screens/conversation/summary-conversation.screen.tsx';
import * as writer from '#src/screens/conversation/writer-conversation.screen.tsx';

export const conversationScreens = {
  achievement,
  element,
  engineTest,
  generic,
  project,
  projectAchievement,
  story,
  summary,
  writer,
} as const;
