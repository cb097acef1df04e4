/**
 * All conversation screens in one chunk: each is a few lines over the same engine. Separate chunks would cost every
 * first page more in URLs than they save.
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
  achievement: { handle: achievement.handle, Component: achievement.Component },
  element: { handle: element.handle, Component: element.Component },
  engineTest: { handle: engineTest.handle, Component: engineTest.Component },
  generic: { handle: generic.handle, Component: generic.Component },
  project: { handle: project.handle, Component: project.Component },
  projectAchievement: { handle: projectAchievement.handle, Component: projectAchievement.Component },
  story: { handle: story.handle, Component: story.Component },
  summary: { handle: summary.handle, Component: summary.Component },
  writer: { handle: writer.handle, Component: writer.Component },
} as const;
