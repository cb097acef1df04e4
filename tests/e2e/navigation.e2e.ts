import type { Page } from '@playwright/test';
import { question } from '../support/conversation.ts';
import { go } from '../support/go.ts';
import { expect, test } from '../support/test.ts';

function heading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    const region = document.querySelector('[data-live=polite]');
    if (region === null) throw new Error('There is no polite region.');
    new MutationObserver(() => announcements.push(region.textContent)).observe(region, {
      childList: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { announcements: string[] }).announcements.splice(0));
}

/** Returns the focused element: whether focus changes its look, and whether it's visible. Null outside the page. */
function currentStop(page: Page): Promise<{ name: string; isMarked: boolean; isOnTop: boolean } | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const family = [element, element.parentElement, element.closest('li, label, section')];
    const look = (): string => {
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
      const styles = family.flatMap((member) => (member === null ? [] : [getComputedStyle(member)]));
      return styles.map(({ outline, boxShadow, borderColor }) => [outline, boxShadow, borderColor].join()).join();
    };
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const focused = look();
    element.blur();
    const isMarked = look() !== focused;
    element.focus({ preventScroll: true });
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? ''} ${element.textContent.slice(0, 60)}`;
    return { name, isMarked, isOnTop: top !== null && (element.contains(top) || top.contains(element)) };
  });
}

/** Presses Tab from the first control on: each stop has a visible focus mark, and nothing covers it. */
async function expectStops(page: Page, address: string): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(page.locator('a, button, input').first(), address).toHaveText('Skip to content');
  // After a key, the focus is visible.
  await page.keyboard.press('Tab');
  await skip.focus();
  const stops: string[] = [];
  for (let n = 0; n < 60; n += 1) {
    const stop = await currentStop(page);
    if (stop === null || stop.name === stops[0]) break;
    stops.push(stop.name);
    expect(stop, address).toMatchObject({ isMarked: true, isOnTop: true });
    await page.keyboard.press('Tab');
  }
  expect(stops.length, address).toBeGreaterThan(5);
}

test("each screen focuses its heading and is announced once, and every keyboard stop has a visible focus mark and isn't covered", async ({
  writer: page,
}) => {
  await test.step('each screen has a title, focuses its heading and is announced once', async () => {
    await page.goto('/');
    await expect(page).toHaveTitle('Lamplight: speak your story');
    await expect(heading(page)).toContainText('Ana');
    await expectStops(page, '/');
    const getAnnouncements = await listen(page);
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Stories' }).click();
    await expect(heading(page)).toHaveText('Stories');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle('Stories · Lamplight: speak your story');
    await expect(main.getByRole('link', { name: 'Stories' })).toHaveAttribute('aria-current', 'page');
    await expect.poll(getAnnouncements).toEqual(['Stories']);
    await page.getByRole('main').getByRole('link', { name: 'Winter Quarters' }).click();
    await expect(page).toHaveTitle('Winter Quarters · Lamplight: speak your story');
    await expect(heading(page)).toBeFocused();
    await expect.poll(getAnnouncements).toHaveLength(1);
    await page.goBack();
    await expect(heading(page)).toHaveText('Stories');
    await expect(heading(page)).toBeFocused();
    await expect.poll(getAnnouncements).toEqual(['Stories']);
  });
  await expectStops(page, '/stories');
  await go(page, '/stories/21');
  await expect(heading(page)).toHaveText('The Salt Road');
  await expectStops(page, '/stories/21');
  await go(page, '/stories/21/develop');
  await expect(question(page)).toBeVisible();
  await expectStops(page, '/stories/21/develop');
  await test.step('a conversation hides the sidebar and offers Back', async () => {
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/stories/21');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
  await test.step('the first stop leads past the navigation', async () => {
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});
