import type { Page } from '@playwright/test';
import { go } from '../support/go.ts';
import { lowWindows, screens, smallPhone } from '../support/screens.ts';
import { loginForm } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Returns what stays in place while the page scrolls and covers more than a quarter of the height, and any overflow. */
function findMisfits(page: Page): Promise<(string | number)[]> {
  return page.evaluate(() => {
    const covers = [...document.querySelectorAll('body *')].flatMap((element) => {
      const { position, visibility, pointerEvents } = getComputedStyle(element);
      if (position !== 'fixed' && position !== 'sticky') return [];
      const { top, bottom, width } = element.getBoundingClientRect();
      const visible = Math.min(bottom, innerHeight) - Math.max(top, 0);
      const isShown = visibility !== 'hidden' && pointerEvents !== 'none' && width > innerWidth / 2;
      return isShown && visible > innerHeight / 4
        ? [`${element.tagName} ${element.getAttribute('aria-label') ?? ''}`]
        : [];
    });
    const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return overflow > 0 ? [...covers, overflow] : covers;
  });
}

const everySize = [...lowWindows, smallPhone];

async function expectFit(page: Page, screen: string, order = everySize): Promise<void> {
  for (const size of order) {
    await page.setViewportSize(size);
    // A screen may still slide in.
    await expect.poll(() => findMisfits(page), `${screen} at ${size.width} × ${size.height}`).toEqual([]);
  }
}

/** They show what `/stories/21/develop` shows. */
const otherConversations = /^\/profile\/.*develop$|^\/projects\/.*\/conversation/;

const line = 'Lamplight: speak your story';
const project = '/projects/the-salt-road';

/** Each screen's title, and its only heading of level 1. */
const titles: Readonly<Record<string, readonly [string, string | RegExp]>> = {
  '/': [line, /Ana/],
  '/stories': [`Stories · ${line}`, 'Stories'],
  '/stories/21': [`The Salt Road · ${line}`, 'The Salt Road'],
  '/trash': [`Trash · ${line}`, 'Trash'],
  '/elements': [`Story Elements · ${line}`, 'Story Elements'],
  '/elements/a/b': [`Story Elements · ${line}`, 'Story Elements'],
  '/profile': [`Profile · ${line}`, 'Ana Reyes'],
  '/profile/edit': [`Edit profile · ${line}`, 'Edit profile'],
  [project]: [`The Salt Road · ${line}`, 'The Salt Road'],
  [`${project}/outline`]: [`Outline · The Salt Road · ${line}`, 'The Salt Road'],
  [`${project}/moodboard`]: [`Moodboard · The Salt Road · ${line}`, 'The Salt Road'],
  [`${project}/notes`]: [`Notes · The Salt Road · ${line}`, 'The Salt Road'],
  [`${project}/notes/701`]: [`Tides, and who keeps them · ${line}`, 'Tides, and who keeps them'],
  [`${project}/characters`]: [`Characters · The Salt Road · ${line}`, 'The Salt Road'],
  [`${project}/characters/mara-ellery`]: [`Mara Ellery · ${line}`, 'Mara Ellery'],
  [`${project}/characters/mara-ellery/themes`]: [
    `Themes related to Mara Ellery · ${line}`,
    'Themes related to Mara Ellery',
  ],
  [`${project}/write`]: [`Write: The Salt Road · ${line}`, /./],
};

test('each screen has its own title and one heading, and fits low windows and small phones with at most a quarter in place', async ({
  writer: page,
}) => {
  // Otherwise the popup covers an element's page.
  await page.evaluate(() => localStorage.setItem('mobileInsightsVisible', 'false'));
  await page.goto('/');
  const shown = screens.filter(
    ({ path, scenario, loggedOut }) => scenario === undefined && loggedOut !== true && !otherConversations.test(path),
  );
  for (const [n, path] of [...new Set([...shown.map((screen) => screen.path), ...Object.keys(titles)])].entries()) {
    await go(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const [title, heading] = titles[path] ?? [];
    if (title !== undefined && heading !== undefined) {
      await expect(page, path).toHaveTitle(title);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toHaveText([heading]);
    }
    // Each change of the size takes time, so the next screen starts at the last size.
    await expectFit(page, path, n % 2 === 0 ? everySize : everySize.toReversed());
  }
  await test.step('the login fits', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(loginForm(page)).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectFit(page, 'the login');
  });
});
