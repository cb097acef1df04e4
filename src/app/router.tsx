import {
  createBrowserRouter,
  type LoaderFunction,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
import type { ComponentType } from 'react';
import type { conversationScreens } from '#src/screens/conversation/conversation.screen.tsx';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import * as login from '#src/screens/auth/login.screen.tsx';
import { requireLogin, requireLogout, toHome, toLogin } from './guards.ts';
import { PageFailure, Root, ScreenFailure, Starting } from './root.tsx';

type Screen = { readonly Component: ComponentType; readonly handle?: ScreenHandle };

const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && currentUrl.pathname !== nextUrl.pathname;

/** Loads a screen's code and starts its reads at the same time: `loader` names an export of the loaders' file. */
function screen<Name extends string>(
  load: () => Promise<Screen>,
  loadLoaders?: () => Promise<Record<Name, LoaderFunction>>,
  loader?: Name,
): Pick<RouteObject, 'lazy' | 'shouldRevalidate'> {
  return {
    shouldRevalidate,
    lazy: {
      Component: async () => (await load()).Component,
      handle: async () => (await load()).handle,
      ...(loadLoaders && loader !== undefined && { loader: async () => (await loadLoaders())[loader] }),
    },
  };
}

const storyLoaders = () => import('#src/screens/stories/stories.loaders.ts');
const projectLoaders = () => import('#src/screens/projects/project.loaders.ts');
const conversationLoaders = () => import('#src/screens/conversation/conversation.loaders.ts');

/** The screen and the loader of a conversation have one name. */
function conversation(name: Exclude<keyof typeof conversationScreens, 'engineTest'>) {
  return screen(loadConversation(name), conversationLoaders, name);
}

function loadConversation(name: keyof typeof conversationScreens): () => Promise<Screen> {
  return async () => (await import('#src/screens/conversation/conversation.screen.tsx')).conversationScreens[name];
}

const conversationRoutes: RouteObject[] = [
  {
    // One route for both paths, so the interview continues when `new` becomes the story's path.
    ...conversation('story'),
    children: [
      { path: 'stories/new', element: null },
      { path: 'stories/:story/develop', element: null },
    ],
  },
  { path: 'profile/develop', ...conversation('writer') },
  { path: 'profile/achievements/:achievement/develop', ...conversation('achievement') },
  { path: 'summary/:summary', ...conversation('summary') },
  { path: 'projects/:slug/conversation', ...conversation('project') },
  {
    path: 'projects/:slug/conversation/narrative-elements/:narrativeElementSlug',
    ...conversation('element'),
  },
  {
    path: 'projects/:slug/conversation/user-achievements/:userAchievementId',
    ...conversation('projectAchievement'),
  },
  { path: 'conversation/:endpoint?/:element?', ...conversation('generic') },
  { path: 'test/conversation-engine', ...screen(loadConversation('engineTest')) },
];

/** The project's screens, except its conversations. Fixed paths win over element kinds. */
const projectRoute: RouteObject = {
  path: 'projects/:slug',
  ...screen(() => import('#src/screens/projects/project.layout.tsx'), projectLoaders, 'project'),
  children: [
    { path: 'notes/:note', ...screen(() => import('#src/screens/projects/note.screen.tsx')) },
    { path: 'write', ...screen(() => import('#src/screens/projects/write.screen.tsx'), projectLoaders, 'write') },
    {
      ...screen(() => import('#src/screens/projects/project-frame.tsx')),
      children: [
        {
          index: true,
          ...screen(() => import('#src/screens/projects/overview.screen.tsx'), projectLoaders, 'overview'),
        },
        {
          path: 'outline',
          ...screen(() => import('#src/screens/projects/outline.screen.tsx'), projectLoaders, 'outline'),
        },
        { path: 'notes', ...screen(() => import('#src/screens/projects/notes.screen.tsx'), projectLoaders, 'notes') },
        {
          path: 'moodboard',
          ...screen(() => import('#src/screens/projects/moodboard.screen.tsx'), projectLoaders, 'moodboard'),
        },
        {
          path: ':kind',
          ...screen(() => import('#src/screens/projects/element-list.screen.tsx'), projectLoaders, 'elementList'),
        },
        {
          path: ':kind/:element',
          ...screen(() => import('#src/screens/projects/element.screen.tsx'), projectLoaders, 'element'),
        },
        {
          path: ':kind/:element/:related',
          ...screen(
            () => import('#src/screens/projects/related-elements.screen.tsx'),
            projectLoaders,
            'relatedElements',
          ),
        },
      ],
    },
  ],
};

const screens: RouteObject[] = [
  {
    index: true,
    ...screen(
      () => import('#src/screens/home/home.screen.tsx'),
      () => import('#src/screens/home/home.loaders.ts'),
      'home',
    ),
  },
  { path: 'stories', ...screen(() => import('#src/screens/stories/stories.screen.tsx'), storyLoaders, 'stories') },
  ...conversationRoutes,
  {
    path: 'answers/:sessionChat',
    ...screen(() => import('#src/screens/stories/answers.screen.tsx'), storyLoaders, 'answers'),
  },
  { path: 'profile', ...screen(() => import('#src/screens/profile/profile.screen.tsx')) },
  { path: 'profile/edit', ...screen(() => import('#src/screens/profile/profile-edit.screen.tsx')) },
  projectRoute,
  {
    id: 'elements.index',
    path: 'elements/*',
    ...screen(
      () => import('#src/screens/elements/elements.screen.tsx'),
      () => import('#src/screens/elements/elements.loaders.ts'),
      'elements',
    ),
  },
  { path: 'stories/:story', ...screen(() => import('#src/screens/stories/story.screen.tsx'), storyLoaders, 'story') },
  {
    path: 'trash',
    ...screen(
      () => import('#src/screens/trash/trash.screen.tsx'),
      () => import('#src/screens/trash/trash.loaders.ts'),
      'trash',
    ),
  },
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
