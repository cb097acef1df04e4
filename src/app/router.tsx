import { createBrowserRouter, type RouteObject, type ShouldRevalidateFunction } from 'react-router-dom';
import type { ComponentType } from 'react';
import type { conversationScreens } from '#src/screens/conversation/conversation.screen.tsx';
import type { loaders } from '#src/screens/loaders.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import * as login from '#src/screens/auth/login.screen.tsx';
import { requireLogin, requireLogout, toHome, toLogin } from './guards.ts';
import { PageFailure, Root, ScreenFailure, Starting } from './root.tsx';

type Screen = { readonly Component: ComponentType; readonly handle?: ScreenHandle };

const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && currentUrl.pathname !== nextUrl.pathname;

/** Loads a screen's code and its data at the same time: `reads` names its loader. */
function screen(
  load: () => Promise<Screen>,
  reads?: keyof typeof loaders,
): Pick<RouteObject, 'lazy' | 'shouldRevalidate'> {
  return {
    shouldRevalidate,
    lazy: {
      Component: async () => (await load()).Component,
      handle: async () => (await load()).handle,
      ...(reads && { loader: async () => (await import('#src/screens/loaders.ts')).loaders[reads] }),
    },
  };
}

function conversation(name: keyof typeof conversationScreens, reads?: keyof typeof loaders) {
  return screen(
    async () => (await import('#src/screens/conversation/conversation.screen.tsx')).conversationScreens[name],
    reads,
  );
}

const conversationRoutes: RouteObject[] = [
  {
    // One route for both paths, so the interview continues when `new` becomes the story's path.
    ...conversation('story', 'storyConversation'),
    children: [
      { path: 'stories/new', element: null },
      { path: 'stories/:story/develop', element: null },
    ],
  },
  { path: 'profile/develop', ...conversation('writer', 'writerConversation') },
  { path: 'profile/achievements/:achievement/develop', ...conversation('achievement', 'achievementConversation') },
  { path: 'summary/:summary', ...conversation('summary', 'summaryConversation') },
  { path: 'projects/:slug/conversation', ...conversation('project', 'projectConversation') },
  {
    path: 'projects/:slug/conversation/narrative-elements/:narrativeElementSlug',
    ...conversation('element', 'elementConversation'),
  },
  {
    path: 'projects/:slug/conversation/user-achievements/:userAchievementId',
    ...conversation('projectAchievement', 'projectAchievementConversation'),
  },
  { path: 'conversation/:endpoint?/:element?', ...conversation('generic', 'genericConversation') },
  { path: 'test/conversation-engine', ...conversation('engineTest') },
];

/** The project's screens, except its conversations. Fixed paths win over element kinds. */
const projectRoute: RouteObject = {
  path: 'projects/:slug',
  ...screen(() => import('#src/screens/projects/project.layout.tsx'), 'project'),
  children: [
    { path: 'notes/:note', ...screen(() => import('#src/screens/projects/note.screen.tsx')) },
    { path: 'write', ...screen(() => import('#src/screens/projects/write.screen.tsx')) },
    {
      ...screen(() => import('#src/screens/projects/project-frame.tsx')),
      children: [
        { index: true, ...screen(() => import('#src/screens/projects/overview.screen.tsx'), 'overview') },
        { path: 'outline', ...screen(() => import('#src/screens/projects/outline.screen.tsx'), 'outline') },
        { path: 'notes', ...screen(() => import('#src/screens/projects/notes.screen.tsx'), 'notes') },
        { path: 'moodboard', ...screen(() => import('#src/screens/projects/moodboard.screen.tsx'), 'moodboard') },
        { path: ':kind', ...screen(() => import('#src/screens/projects/element-list.screen.tsx'), 'elementList') },
        { path: ':kind/:element', ...screen(() => import('#src/screens/projects/element.screen.tsx'), 'element') },
        {
          path: ':kind/:element/:related',
          ...screen(() => import('#src/screens/projects/related-elements.screen.tsx'), 'relatedElements'),
        },
      ],
    },
  ],
};

const screens: RouteObject[] = [
  { index: true, ...screen(() => import('#src/screens/home/home.screen.tsx'), 'home') },
  { path: 'stories', ...screen(() => import('#src/screens/stories/stories.screen.tsx'), 'stories') },
  ...conversationRoutes,
  { path: 'answers/:sessionChat', ...screen(() => import('#src/screens/stories/answers.screen.tsx'), 'answers') },
  { path: 'profile', ...screen(() => import('#src/screens/profile/profile.screen.tsx')) },
  { path: 'profile/edit', ...screen(() => import('#src/screens/profile/profile-edit.screen.tsx')) },
  projectRoute,
  {
    id: 'elements.index',
    path: 'elements/*',
    ...screen(() => import('#src/screens/elements/elements.screen.tsx'), 'elements'),
  },
  { path: 'stories/:story', ...screen(() => import('#src/screens/stories/story.screen.tsx'), 'story') },
  { path: 'trash', ...screen(() => import('#src/screens/trash/trash.screen.tsx'), 'trash') },
  { path: 'onboard', ...screen(() => import('#src/screens/onboarding/onboarding.screen.tsx')) },
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
