import type { Locator, Page } from '@playwright/test';
import { getStoredDrafts } from '../support/device.ts';
import { noteTitle, openTides, serverNote } from '../support/notes.ts';
import { expect, test } from '../support/test.ts';

/** Removes `field-sizing`, which Safari lacks before 26.2. */
async function removeFieldSizing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (name: string, value?: string) =>
      name !== 'field-sizing' && (value === undefined ? supports(name) : supports(name, value));
    const rules = new CSSStyleSheet();
    rules.replaceSync('textarea { field-sizing: fixed !important; }');
    document.adoptedStyleSheets.push(rules);
  });
}

function cutOff(area: Locator): Promise<number> {
  return area.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
}

function height(area: Locator): Promise<number> {
  return area.evaluate(({ clientHeight }) => clientHeight);
}

test('a long note title is fully visible at each width, with and without field-sizing', async ({ writer: page }) => {
  const title = noteTitle(page);
  for (const browser of ['with', 'without'] as const)
    await test.step(`the title is fully visible in a browser ${browser} field-sizing`, async () => {
      if (browser === 'without') await removeFieldSizing(page);
      await openTides(page);
      await expect.poll(() => cutOff(title)).toBe(0);
      const before = await height(title);
      await title.fill('The safe hour moves by fifty minutes a day, and nobody in the town writes it down. '.repeat(3));
      await expect.poll(() => cutOff(title)).toBe(0);
      const wide = await height(title);
      expect(wide).toBeGreaterThan(before);
      await page.setViewportSize({ width: 390, height: 800 });
      await expect.poll(() => cutOff(title)).toBe(0);
      expect(await height(title)).toBeGreaterThan(before);
      await title.fill('Tides');
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect.poll(() => height(title)).toBe(before);
      // Until this is saved, the next start would show the long title again.
      await expect.poll(async () => (await serverNote(page)).title).toBe('Tides');
      await expect.poll(() => getStoredDrafts(page)).toEqual([]);
    });
});
