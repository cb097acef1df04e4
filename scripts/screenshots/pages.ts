/** Every screen with a path, at one where the demo stories have content, and overlays opened on them. */

import type { Page } from 'playwright';

export type ScreenshotTarget = {
  readonly name: string;
  readonly path: string;
  readonly scenario?: string;
  readonly loggedOut?: true;
  /** Opens what the picture shows. Without it, the picture shows the screen as loaded. */
  readonly open?: (page: Page) => Promise<void>;
};

const project = '/projects/the-salt-road';
const mara = `${project}/characters/mara-ellery`;

function press(...names: (string | RegExp)[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const name of names)
      await page.getByRole('button', { name, exact: true }).or(page.getByRole('menuitem', { name })).first().click();
  };
}

export const screenshotTargets: readonly ScreenshotTarget[] = [
  { name: 'login', path: '/auth/login', loggedOut: true },
  { name: 'magic-link', path: '/auth/magic-link', loggedOut: true },
  { name: 'onboarding', path: '/onboard', scenario: 'empty-account' },
  { name: 'home', path: '/' },
  { name: 'home-empty', path: '/', scenario: 'empty-account' },
  { name: 'home-long-time', path: '/', scenario: 'long-time-writer' },
  { name: 'stories', path: '/stories' },
  { name: 'stories-summaries', path: '/stories#summaries' },
  { name: 'story', path: '/stories/21' },
  { name: 'trash', path: '/trash' },
  { name: 'answers', path: '/answers/60#answer-1102' },
  { name: 'story-new', path: '/stories/new' },
  { name: 'story-develop', path: '/stories/21/develop' },
  { name: 'elements', path: '/elements' },
  { name: 'elements-kind', path: '/elements/characters' },
  { name: 'profile', path: '/profile' },
  { name: 'profile-achievements', path: '/profile#achievements' },
  { name: 'profile-subscription', path: '/profile#subscription', scenario: 'subscription' },
  { name: 'profile-trial-ended', path: '/profile#subscription', scenario: 'trial-ended' },
  { name: 'profile-edit', path: '/profile/edit' },
  { name: 'profile-develop', path: '/profile/develop' },
  { name: 'achievement-develop', path: '/profile/achievements/7/develop' },
  { name: 'summary', path: '/summary/41' },
  { name: 'project', path: project },
  { name: 'project-outline', path: `${project}/outline` },
  { name: 'project-moodboard', path: `${project}/moodboard` },
  { name: 'project-notes', path: `${project}/notes` },
  { name: 'project-note', path: `${project}/notes/701` },
  { name: 'project-characters', path: `${project}/characters` },
  { name: 'project-character', path: `${project}/characters/mara-ellery` },
  { name: 'project-related', path: `${project}/characters/mara-ellery/themes` },
  { name: 'project-write', path: `${project}/write` },
  { name: 'project-conversation', path: `${project}/conversation` },
  { name: 'project-element-conversation', path: `${project}/conversation/narrative-elements/mara-ellery` },
  { name: 'project-achievement-conversation', path: `${project}/conversation/user-achievements/7` },
  { name: 'conversation', path: '/conversation' },
  { name: 'conversation-engine-test', path: '/test/conversation-engine' },
  { name: 'open-form', path: mara, open: press('Edit') },
  {
    name: 'open-confirm',
    path: mara,
    open: async (page) => {
      await press('Edit')(page);
      await page.getByRole('textbox', { name: 'In one line' }).fill('Home after twelve years');
      await page.keyboard.press('Escape');
    },
  },
  { name: 'open-menu', path: project, open: press('More project actions') },
  {
    name: 'open-theme',
    path: '/',
    open: async (page) =>
      press((await page.getByRole('button', { name: /^Theme/ }).isVisible()) ? /^Theme/ : 'More')(page),
  },
  { name: 'open-search', path: '/', open: (page) => page.keyboard.press('Control+k') },
  { name: 'open-shortcuts', path: '/', open: (page) => page.keyboard.press('?') },
  {
    name: 'open-scenes',
    path: `${project}/write`,
    open: (page) => page.getByRole('heading', { level: 1 }).getByRole('button').click(),
  },
  { name: 'open-appearance', path: `${project}/write`, open: press('Text settings') },
  { name: 'open-image', path: `${project}/moodboard`, open: press(/harbour/) },
  {
    name: 'open-insights',
    path: '/stories/21/develop',
    open: async (page) => {
      const handle = page.getByRole('button', { name: /^Creative Insights/ });
      if (await handle.isVisible()) await handle.click();
      else
        await page
          .getByRole('button', { name: 'Current', exact: true })
          .or(page.getByRole('tab', { name: 'Current' }))
          .hover();
    },
  },
  { name: 'open-plans', path: '/profile#subscription', scenario: 'subscription', open: press('Cancel subscription') },
  {
    name: 'open-tooltip',
    path: mara,
    open: async (page) => {
      await page.getByRole('button', { name: 'Delete', exact: true }).focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
    },
  },
  {
    name: 'open-chips',
    path: '/profile/edit',
    open: async (page) => {
      const entry = page.getByRole('combobox').first();
      await entry.click();
      await entry.pressSequentially('m');
    },
  },
  {
    name: 'open-toast',
    path: `${project}/notes/701`,
    open: async (page) => {
      await press('Delete note')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('status').filter({ hasText: 'Undo' }).waitFor();
    },
  },
];
