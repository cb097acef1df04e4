import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { conversationScreens } from '#src/screens/conversation/conversation.screen.tsx';
import * as login from '#src/screens/auth/login.screen.tsx';
import { requireLogin, requireLogout, toHome, toLogin } from './guards.ts';
import { PageFailure, Root, ScreenFailure, Starting } from './root.tsx';

function screen(name: keyof typeof conversationScreens) {
  return async () => (await import('#src/screens/conversation/conversation.screen.tsx')).conversationScreens[name];
}

const conversationRoutes: RouteObject[] = [
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

/** The project's screens, except `conversation-routes.ts`. Fixed paths win over element kinds. */
const projectRoute: RouteObject = {
  path: 'projects/:slug',
  lazy: () => import('#src/screens/projects/project.layout.tsx'),
  children: [
    { path: 'notes/:note', lazy: () => import('#src/screens/projects/note.screen.tsx') },
    { path: 'write', lazy: () => import('#src/screens/projects/write.screen.tsx') },
    {
      lazy: () => import('#src/screens/projects/project-frame.tsx'),
      children: [
        { index: true, lazy: () => import('#src/screens/projects/overview.screen.tsx') },
        { path: 'outline', lazy: () => import('#src/screens/projects/outline.screen.tsx') },
        { path: 'notes', lazy: () => import('#src/screens/projects/notes.screen.tsx') },
        { path: 'moodboard', lazy: () => import('#src/screens/projects/moodboard.screen.tsx') },
        { path: ':kind', lazy: () => import('#src/screens/projects/element-list.screen.tsx') },
        { path: ':kind/:element', lazy: () => import('#src/screens/projects/element.screen.tsx') },
        { path: ':kind/:element/:related', lazy: () => import('#src/screens/projects/related-elements.screen.tsx') },
      ],
    },
  ],
};

const screens: RouteObject[] = [
  { index: true, lazy: () => import('#src/screens/home/home.screen.tsx') },
  { path: 'stories', lazy: () => import('#src/screens/stories/stories.screen.tsx') },
  ...conversationRoutes,
  { path: 'answers/:sessionChat', lazy: () => import('#src/screens/stories/answers.screen.tsx') },
  { path: 'profile', lazy: () => import('#src/screens/profile/profile.screen.tsx') },
  { path: 'profile/edit', lazy: () => import('#src/screens/profile/profile-edit.screen.tsx') },
  projectRoute,
  { id: 'elements.index', path: 'elements/*', lazy: () => import('#src/screens/elements/elements.screen.tsx') },
  { path: 'stories/:story', lazy: () => import('#src/screens/stories/story.screen.tsx') },
  { path: 'trash', lazy: () => import('#src/screens/trash/trash.screen.tsx') },
  { path: 'onboard', lazy: () => import('#src/screens/onboarding/onboarding.screen.tsx') },
];

/** Creates the app's routes. */
export function createAppRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([
    {
      Component: Root,
      HydrateFallback: Starting,
      ErrorBoundary: PageFailure,
      children: [
        { path: 'auth', loader: toLogin, element: null },
        { path: 'auth/login', loader: requireLogout, handle: login.handle, Component: login.Component },
        {
          path: 'auth/magic-link',
          loader: requireLogout,
          lazy: () => import('#src/screens/auth/magic-link.screen.tsx'),
        },
        {
          lazy: () => import('./shell/shell.tsx'),
          loader: requireLogin,
          // The shell stays when a screen fails.
          children: [{ ErrorBoundary: ScreenFailure, children: screens }],
        },
        { path: '*', loader: toHome, element: null },
      ],
    },
  ]);
}
