import type { RouteObject } from 'react-router-dom';

/** The screens of a project (section 2); its conversations stand in `conversation-routes.ts`. Fixed names win over kinds. */
export const projectRoute: RouteObject = {
  path: 'projects/:slug',
  lazy: () => import('#src/screens/projects/project.layout.tsx'),
  children: [
    // A note and the text have bars of their own in the place of the project's head.
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
