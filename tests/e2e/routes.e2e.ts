import type { Page } from '@playwright/test';
import { loginForm } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const road = '/projects/the-salt-road';
const mara = `${road}/characters/mara-ellery`;
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Goes to another address without loading the page anew, as the browser's own Back does. */
const go = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

/** Each address in turn: the whole title, and the one heading of the first level. */
async function walk(page: Page, places: readonly (readonly [string, string, string | RegExp])[]): Promise<void> {
  for (const [address, title, h1] of places) {
    await go(page, address);
    await expect(page, address).toHaveTitle(title === '' ? line : `${title} · ${line}`);
    await expect(heading(page), address).toHaveText([h1]);
    await expect(page, address).toHaveURL(address);
  }
}

const line = 'Lamplight: speak your story';

test('each screen of the account has its own title, one heading, and the navigation', async ({ writer: page }) => {
  await page.goto('/stories/21');
  await walk(page, [
    ['/stories', 'Stories', 'Stories'],
    ['/stories/21', 'The Salt Road', 'The Salt Road'],
    ['/elements', 'Story Elements', 'Story Elements'],
    ['/elements/a/b', 'Story Elements', 'Story Elements'],
    ['/profile/edit', 'Edit profile', 'Edit profile'],
    ['/profile', 'Profile', 'Ana Reyes'],
    ['/', '', /Ana/],
  ]);
  await expect(navigation(page)).toBeVisible();
});

test('each screen of a project has its own title, and the name of the project or its own as heading', async ({
  writer: page,
}) => {
  await page.goto('/stories');
  await walk(page, [
    [road, 'The Salt Road', 'The Salt Road'],
    [`${road}/outline`, 'Outline · The Salt Road', 'The Salt Road'],
    [`${road}/moodboard`, 'Moodboard · The Salt Road', 'The Salt Road'],
    [`${road}/notes`, 'Notes · The Salt Road', 'The Salt Road'],
    [`${road}/notes/701`, 'Tides, and who keeps them', 'Tides, and who keeps them'],
    [`${road}/characters`, 'Characters · The Salt Road', 'The Salt Road'],
    [mara, 'Mara Ellery', 'Mara Ellery'],
    [`${mara}/themes`, 'Themes related to Mara Ellery', 'Themes related to Mara Ellery'],
    [`${road}/write`, 'Write: The Salt Road', /./],
  ]);
});

test('no address of a writer opens without a login; each is returned to', async ({ page, mock }) => {
  const own = ['/onboard', '/profile', '/profile/edit', '/elements/characters', '/test/conversation-engine'];
  const project = ['', '/outline', '/moodboard', '/notes', '/notes/701', '/characters', '/write'];
  await page.goto('/auth/login');
  await expect(loginForm(page)).toBeVisible();
  for (const address of [...own, ...project.map((section) => `${road}${section}`), mara, `${mara}/themes`]) {
    await go(page, address);
    await expect(page).toHaveURL(`/auth/login?return=${encodeURIComponent(address)}`);
  }
  await expect(navigation(page)).toHaveCount(0);
  expect(await mock.log()).toEqual([]);
});

test('the page says what it is to whoever shares it: a description, and a picture that loads', async ({ page }) => {
  await page.goto('/auth/login');
  const described = page.locator('meta[name=description]');
  await expect(described).toHaveAttribute('content', /interviews you about your story/);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await page.request.get(picture ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/png');
  expect((await answer.body()).byteLength).toBeGreaterThan(5000);
});
