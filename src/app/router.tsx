import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { conversationRoutes } from './conversation-routes.ts';
import { projectRoute } from './project-routes.ts';
import { Root, Starting } from './root.tsx';
import { PageFailure, ScreenFailure } from './route-failure.tsx';
import { requireLogin, requireLogout, toHome, toLogin } from './guards.ts';

const screens: RouteObject[] = [
  { index: true, lazy: () => import('#src/screens/home/home.screen.tsx') },
  { path: 'stories', lazy: () => import('#src/screens/stories/stories.screen.tsx') },
  ...conversationRoutes,
  { path: 'profile', lazy: () => import('#src/screens/profile/profile.screen.tsx') },
  { path: 'profile/edit', lazy: () => import('#src/screens/profile/profile-edit.screen.tsx') },
  projectRoute,
  { id: 'elements.index', path: 'elements/*', lazy: () => import('#src/screens/elements/elements.screen.tsx') },
  { path: 'stories/:story', lazy: () => import('#src/screens/stories/story.screen.tsx') },
  { path: 'onboard', lazy: () => import('#src/screens/onboarding/onboarding.screen.tsx') },
];

/** Creates the app's routes (section 2). */
export function createAppRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([
    {
      Component: Root,
      HydrateFallback: Starting,
      ErrorBoundary: PageFailure,
      children: [
        { path: 'auth', loader: toLogin, element: null },
        { path: 'auth/login', loader: requireLogout, lazy: () => import('#src/screens/auth/login.screen.tsx') },
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
