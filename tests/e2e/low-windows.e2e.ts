import type { Locator, Page } from '@playwright/test';
import { answerBox, question, sendButton, write } from '../support/conversation.ts';
import { go } from '../support/go.ts';
import { screens } from '../support/screens.ts';
import { loginForm } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** 1280 × 1024 at 400 % zoom, a phone on its side, and a phone with its keyboard open. */
const sizes = [
  { width: 320, height: 256 },
  { width: 667, height: 375 },
  { width: 390, height: 400 },
];

const smallPhone = { width: 320, height: 640 };

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

const everySize = [...sizes, smallPhone];

async function expectFit(page: Page, screen: string, order = everySize): Promise<void> {
  for (const size of order) {
    await page.setViewportSize(size);
    // A screen may still slide in.
    await expect.poll(() => findMisfits(page), `${screen} at ${size.width} × ${size.height}`).toEqual([]);
  }
}

/** The elements don't cover each other, and each can be scrolled into view, clear of the navigation. */
async function expectApart(page: Page, upper: Locator, lower: Locator): Promise<void> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  await lower.scrollIntoViewIfNeeded();
  await lower.click({ trial: true });
}

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
  const shown = screens.filter(({ scenario, loggedOut }) => scenario === undefined && loggedOut !== true);
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

test('narrow windows show the question beside its insights, and low ones above the answer while speaking and typing', async ({
  writer: page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/stories/21/develop');
  const panel = page.getByRole('complementary', { name: 'Creative Insights' });
  await expect(panel.getByRole('article').first()).toBeVisible();
  const parts = [
    question(page),
    page.getByRole('button', { name: 'Finish conversation' }),
    page.getByRole('radio', { name: 'Type' }).locator('xpath=ancestor::label'),
  ];
  for (const width of [768, 900, 1000]) {
    await page.setViewportSize({ width, height: 1024 });
    const overlaps = async (): Promise<number[]> => {
      const left = (await panel.boundingBox())?.x ?? 0;
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      return boxes.map((box) => Math.max(0, (box?.x ?? Infinity) + (box?.width ?? 0) - left));
    };
    await expect.poll(overlaps, `at ${width} px`).toEqual([0, 0, 0]);
  }
  await page.getByRole('radio', { name: 'Type' }).check();
  await answerBox(page).fill('She kept the key for twelve years. '.repeat(8));
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectApart(page, question(page), answerBox(page));
    await expectApart(page, answerBox(page), sendButton(page));
    await expectApart(page, question(page), page.getByRole('button', { name: 'Creative Insights' }));
  }
  await answerBox(page).fill('');
  await page.getByRole('radio', { name: 'Speak' }).check();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectApart(page, question(page), page.getByRole('button', { name: 'Start recording' }));
  }
  await page.clock.install();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectApart(page, question(page), page.getByRole('radio', { name: 'Type' }));
    await expectApart(page, page.getByRole('radio', { name: 'Type' }), sendButton(page));
  }
  await test.step('on a small phone the insights are beside the modes', async () => {
    await page.setViewportSize(smallPhone);
    const pill = await page.getByRole('button', { name: 'Creative Insights, new' }).boundingBox();
    const modes = await page.getByRole('radiogroup', { name: 'Answer mode' }).boundingBox();
    expect((pill?.x ?? 0) + (pill?.width ?? Infinity)).toBeLessThan(modes?.x ?? 0);
  });
  await test.step('a long word fits 320 px', async () => {
    // However long it took until here, this recording is a long one, which asks first.
    await page.clock.fastForward(11_000);
    await page.getByRole('button', { name: 'Discard recording' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await page.setViewportSize(smallPhone);
    await write(page, 'An answer with a very-long-word-that-nobody-would-ever-hyphenate-anywhere in it.');
    await expect.poll(() => findMisfits(page), 'typing').toEqual([]);
  });
});
