const project = '/projects/the-salt-road';

export type Screen = {
  readonly name: string;
  readonly path: string;
  /** `first-story` by default. */
  readonly scenario?: string;
  readonly loggedOut?: true;
};

/** Every screen, at an address where its scenario has content. */
export const screens: readonly Screen[] = [
  { name: 'login', path: '/auth/login', loggedOut: true },
  { name: 'magic-link', path: '/auth/magic-link', loggedOut: true },
  { name: 'onboarding', path: '/onboard', scenario: 'empty-account' },
  { name: 'home', path: '/' },
  { name: 'stories', path: '/stories' },
  { name: 'stories-summaries', path: '/stories#summaries' },
  { name: 'story', path: '/stories/21' },
  { name: 'story-new', path: '/stories/new' },
  { name: 'story-develop', path: '/stories/21/develop' },
  { name: 'answers', path: '/answers/60#answer-1102' },
  { name: 'summary', path: '/summary/41' },
  { name: 'trash', path: '/trash' },
  { name: 'elements', path: '/elements' },
  { name: 'elements-kind', path: '/elements/characters' },
  { name: 'profile', path: '/profile' },
  { name: 'profile-achievements', path: '/profile#achievements' },
  { name: 'profile-subscription', path: '/profile#subscription', scenario: 'subscription' },
  { name: 'profile-edit', path: '/profile/edit' },
  { name: 'profile-develop', path: '/profile/develop' },
  { name: 'achievement-develop', path: '/profile/achievements/7/develop' },
  { name: 'project', path: project },
  { name: 'project-outline', path: `${project}/outline` },
  { name: 'project-moodboard', path: `${project}/moodboard` },
  { name: 'project-notes', path: `${project}/notes` },
  { name: 'project-note', path: `${project}/notes/701` },
  { name: 'project-write', path: `${project}/write` },
  { name: 'project-characters', path: `${project}/characters` },
  { name: 'project-character', path: `${project}/characters/mara-ellery` },
  { name: 'project-related', path: `${project}/characters/mara-ellery/themes` },
  { name: 'project-conversation', path: `${project}/conversation` },
  { name: 'project-element-conversation', path: `${project}/conversation/narrative-elements/mara-ellery` },
  { name: 'project-achievement-conversation', path: `${project}/conversation/user-achievements/7` },
  { name: 'conversation', path: '/conversation' },
  { name: 'conversation-engine-test', path: '/test/conversation-engine' },
];

/** 1280 × 1024 at 400 % zoom, a phone on its side, and a phone with its keyboard open. */
export const lowWindows = [
  { width: 320, height: 256 },
  { width: 667, height: 375 },
  { width: 390, height: 400 },
];

export const smallPhone = { width: 320, height: 640 };
