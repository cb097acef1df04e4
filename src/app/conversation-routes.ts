import type { RouteObject } from 'react-router-dom';
import type { conversationScreens } from './conversation-screens.ts';

function screen(name: keyof typeof conversationScreens) {
  return async () => (await import('./conversation-screens.ts')).conversationScreens[name];
}

export const conversationRoutes: RouteObject[] = [
  {
    // One route for both paths, so the interview continues when `new` becomes the story's path.
    lazy: screen('story'),
    children: [
      { path: 'stories/new', element: null },
      { path: 'stories/:story/develop', element: null },
    ],
  },
  { path: 'profile/develop', lazy: screen('writer') },
  { path: 'profile/achievements/:achievement/develop', lazy: screen('achievement') },
  { path: 'summary/:summary', lazy: screen('summary') },
  { path: 'projects/:slug/conversation', lazy: screen('project') },
  { path: 'projects/:slug/conversation/narrative-elements/:narrativeElementSlug', lazy: screen('element') },
  { path: 'projects/:slug/conversation/user-achievements/:userAchievementId', lazy: screen('projectAchievement') },
  { path: 'conversation/:endpoint?/:element?', lazy: screen('generic') },
  { path: 'test/conversation-engine', lazy: screen('engineTest') },
];
