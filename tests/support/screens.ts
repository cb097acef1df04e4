import { characterWithInsights } from './insights.ts';

/** The address of each screen behind the login, with content in the scenario `first-story`. */
export const screens = [
  '/',
  '/stories',
  '/stories/21',
  '/stories/21/develop',
  '/profile',
  '/profile/edit',
  '/projects/the-salt-road',
  '/projects/the-salt-road/outline',
  '/projects/the-salt-road/moodboard',
  '/projects/the-salt-road/notes',
  '/projects/the-salt-road/notes/701',
  '/projects/the-salt-road/write',
  characterWithInsights,
];
