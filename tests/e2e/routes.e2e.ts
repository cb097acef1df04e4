import type { Page } from '@playwright/test';
import { go } from '../support/go.ts';
import { demoWriter, forgetLogin, loginForm, submitLogin } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const storyWithOpenInterview = '/projects/the-salt-road';
const characterWithInsights = `${storyWithOpenInterview}/characters/mara-ellery`;

function heading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

function navigation(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

async function walk(page: Page, targets: readonly (readonly [string, string, string | RegExp])[]): Promise<void> {
  for (const [address, title, h1] of targets) {
    await go(page, address);
    await expect(page, address).toHaveTitle(title === '' ? line : `${title} · ${line}`);
    await expect(heading(page), address).toHaveText([h1]);
    await expect(page, address).toHaveURL(address);
  }
}

const line = 'Lamplight: speak your story';

test('each screen has its own title and one heading', async ({ writer: page }) => {
  await test.step('account screens have their titles and the navigation', async () => {
    await page.goto('/stories/21');
    await walk(page, [
      ['/stories', 'Stories', 'Stories'],
      ['/stories/21', 'The Salt Road', 'The Salt Road'],
      ['/trash', 'Trash', 'Trash'],
      ['/elements', 'Story Elements', 'Story Elements'],
      ['/elements/a/b', 'Story Elements', 'Story Elements'],
      ['/profile/edit', 'Edit profile', 'Edit profile'],
      ['/profile', 'Profile', 'Ana Reyes'],
      ['/', '', /Ana/],
    ]);
    await expect(navigation(page)).toBeVisible();
  });
  await test.step('project screens are titled by the project or by their own name', async () => {
    await walk(page, [
      [storyWithOpenInterview, 'The Salt Road', 'The Salt Road'],
      [`${storyWithOpenInterview}/outline`, 'Outline · The Salt Road', 'The Salt Road'],
      [`${storyWithOpenInterview}/moodboard`, 'Moodboard · The Salt Road', 'The Salt Road'],
      [`${storyWithOpenInterview}/notes`, 'Notes · The Salt Road', 'The Salt Road'],
      [`${storyWithOpenInterview}/notes/701`, 'Tides, and who keeps them', 'Tides, and who keeps them'],
      [`${storyWithOpenInterview}/characters`, 'Characters · The Salt Road', 'The Salt Road'],
      [characterWithInsights, 'Mara Ellery', 'Mara Ellery'],
      [`${characterWithInsights}/themes`, 'Themes related to Mara Ellery', 'Themes related to Mara Ellery'],
      [`${storyWithOpenInterview}/write`, 'Write: The Salt Road', /./],
    ]);
  });
});

test('without a login only the login screen opens, with a description of the app', async ({ page, mock }) => {
  await test.step("each of the writer's addresses redirects to the login with its return address", async () => {
    const ownPaths = [
      '/onboard',
      '/trash',
      '/profile',
      '/profile/edit',
      '/elements/characters',
      '/test/conversation-engine',
    ];
    const project = ['', '/outline', '/moodboard', '/notes', '/notes/701', '/characters', '/write'];
    await page.goto('/auth/login');
    await expect(loginForm(page)).toBeVisible();
    for (const address of [
      ...ownPaths,
      ...project.map((section) => `${storyWithOpenInterview}${section}`),
      characterWithInsights,
      `${characterWithInsights}/themes`,
    ]) {
      await go(page, address);
      await expect(page).toHaveURL(`/auth/login?return=${encodeURIComponent(address)}`);
    }
    await expect(navigation(page)).toHaveCount(0);
    expect(await mock.log()).toEqual([]);
  });
  await test.step('a login leads to the requested section of a screen', async () => {
    await page.goto('/profile#subscription');
    await expect(page).toHaveURL('/auth/login?return=%2Fprofile%23subscription');
    await submitLogin(page, demoWriter);
    await expect(page).toHaveURL('/profile#subscription');
    await expect(page.getByRole('heading', { name: 'Subscription' })).toBeVisible();
    await forgetLogin(page);
    await page.goto('/auth/login');
  });
  await test.step('a shared page has a description and an image that loads', async () => {
    const described = page.locator('meta[name=description]');
    await expect(described).toHaveAttribute('content', /interviews you about your story/);
    const imageUrl = await page.locator('meta[property="og:image"]').getAttribute('content');
    const response = await page.request.get(imageUrl ?? '');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/png');
    expect((await response.body()).byteLength).toBeGreaterThan(5000);
  });
});
