import type { Page } from '@playwright/test';
import { question } from '../support/conversation.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

function heading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

function rail(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

/** Waits for the transition module: importing it again resolves once it has run. */
const loadedMotion = `(async () => {
  const entry = performance.getEntriesByType('resource').find(({ name }) => name.includes('/page-transition'));
  if (entry !== undefined) await import(entry.name);
  return entry !== undefined;
})()`;

async function controlMotion(page: Page): Promise<Record<'stop' | 'goOn', () => Promise<void>>> {
  await expect.poll(() => page.evaluate(loadedMotion)).toBe(true);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  const play = (playbackRate: number) => async () => {
    await devtools.send('Animation.setPlaybackRate', { playbackRate });
  };
  return { stop: play(0), goOn: play(1) };
}

/** Returns the running transitions: their names and the screen's offset in px. */
function transitions(page: Page) {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ id }) => id === 'slide' || id === 'back')
      .map(({ id, effect }) => {
        const part = effect instanceof KeyframeEffect ? effect.target : null;
        return { id, x: part === null ? null : new DOMMatrix(getComputedStyle(part).transform).m41 };
      }),
  );
}

function sideways(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

function movement(page: Page) {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 200)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.className : 'something')),
  );
}

test('screens slide in and back unless motion is reduced, and scroll smoothly to the top', async ({
  writer: page,
  mock,
}) => {
  await page.goto('/profile');
  await expect(heading(page)).toBeVisible();
  const motion = await controlMotion(page);
  await test.step('home slides back, a screen below slides in, and presses work during the transition', async () => {
    await motion.stop();
    expect(await transitions(page)).toEqual([]);
    await rail(page).getByRole('link', { name: 'Home' }).click();
    await expect(heading(page)).toContainText('Ana');
    await expect.poll(() => transitions(page)).toContainEqual({ id: 'back', x: -24 });
    await page.getByRole('main').getByRole('link', { name: 'Winter Quarters' }).first().click();
    await expect(heading(page)).toHaveText('Winter Quarters');
    await expect.poll(() => transitions(page)).toContainEqual({ id: 'slide', x: 24 });
    expect(await sideways(page)).toBe(0);
    await motion.goOn();
    await expect.poll(() => transitions(page)).toEqual([]);
  });
  await test.step("home and the stories don't move", async () => {
    await rail(page).getByRole('link', { name: 'Home' }).click();
    await expect(heading(page)).toContainText('Ana');
    await expect.poll(() => transitions(page)).toEqual([]);
    await motion.stop();
    await rail(page).getByRole('link', { name: 'Stories' }).click();
    await expect(heading(page)).toHaveText('Stories');
    expect(await transitions(page)).toEqual([]);
    await motion.goOn();
    await page.getByRole('main').getByRole('link', { name: 'The Salt Road' }).first().click();
    await expect(heading(page)).toHaveText('The Salt Road');
  });
  await test.step('every navigation scrolls smoothly to the top', async () => {
    await page.evaluate(() => {
      const scrolls: unknown[] = [];
      const scroll = window.scrollTo.bind(window);
      Object.assign(window, {
        scrolls,
        scrollTo: (options: ScrollToOptions) => {
          scrolls.push(options);
          scroll(options);
        },
      });
    });
    await page.setViewportSize({ width: 1000, height: 500 });
    await page.getByRole('heading', { level: 2, name: 'In your words' }).scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    await rail(page).getByRole('link', { name: 'Stories' }).click();
    await expect(heading(page)).toHaveText('Stories');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(heading(page)).toHaveText('The Salt Road');
    const getScrolls = () => page.evaluate(() => (window as unknown as { scrolls: unknown[] }).scrolls);
    await expect.poll(getScrolls).toEqual([
      { top: 0, behavior: 'smooth' },
      { top: 0, behavior: 'smooth' },
    ]);
  });
  await test.step("with reduced motion screens don't slide", async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await mock.clock({ paused: true });
    await page.setViewportSize({ width: 1280, height: 720 });
    await rail(page).getByRole('link', { name: 'Profile' }).click();
    await expect(heading(page)).toHaveText('Ana Reyes');
    await motion.stop();
    await rail(page).getByRole('link', { name: 'Home' }).click();
    await expect(heading(page)).toContainText('Ana');
    expect(await transitions(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Winter Quarters' }).first().click();
    await expect(heading(page)).toHaveText('Winter Quarters');
    expect(await transitions(page)).toEqual([]);
    await motion.goOn();
  });
  await test.step('with reduced motion stories and a conversation have no animation above 200 ms', async () => {
    await rail(page).getByRole('link', { name: 'Stories' }).click();
    await expect(heading(page)).toHaveText('Stories');
    expect(await movement(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'The Salt Road' }).first().click();
    await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Start recording' }).click();
    await expect(page.getByText('Recording.')).toBeVisible();
    expect(await movement(page)).toEqual([]);
    await page.getByRole('button', { name: 'Discard recording' }).click();
    await page.getByRole('button', { name: 'Skip question' }).click();
    await expect(question(page)).toBeHidden();
    expect(await movement(page)).toEqual([]);
  });
});
