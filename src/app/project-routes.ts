import type { RouteObject } from 'react-router-dom';

/** The project's screens (section 2), except `conversation-routes.ts`. Fixed paths win over element kinds. */
export const projectRoute: RouteObject = {
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
