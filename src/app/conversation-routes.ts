import type { RouteObject } from 'react-router-dom';

/** Every entry of the conversation engine (section 2); all of them are guarded by the shell's route, and loaded when needed. */
export const conversationRoutes: RouteObject[] = [
  {
    // One route for both addresses: the interview goes on while `new` becomes the story's own address.
    lazy: () => import('#src/screens/conversation/story-conversation.screen.tsx'),
    children: [
      { path: 'stories/new', element: null },
      { path: 'stories/:story/develop', element: null },
    ],
  },
  { path: 'profile/develop', lazy: () => import('#src/screens/conversation/writer-conversation.screen.tsx') },
  {
    path: 'profile/achievements/:achievement/develop',
    lazy: () => import('#src/screens/conversation/achievement-conversation.screen.tsx'),
  },
  { path: 'summary/:summary', lazy: () => import('#src/screens/conversation/summary-conversation.screen.tsx') },
  {
    path: 'projects/:slug/conversation',
    lazy: () => import('#src/screens/conversation/project-conversation.screen.tsx'),
  },
  {
    path: 'projects/:slug/conversation/narrative-elements/:narrativeElementSlug',
    lazy: () => import('#src/screens/conversation/element-conversation.screen.tsx'),
  },
  {
    path: 'projects/:slug/conversation/user-achievements/:userAchievementId',
    lazy: () => import('#src/screens/conversation/project-achievement-conversation.screen.tsx'),
  },
  {
    path: 'conversation/:endpoint?/:element?',
    lazy: () => import('#src/screens/conversation/generic-conversation.screen.tsx'),
  },
  {
    path: 'test/conversation-engine',
    lazy: () => import('#src/screens/conversation/conversation-engine-test.screen.tsx'),
  },
];
