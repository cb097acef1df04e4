import { expect, type Locator, type Page } from '@playwright/test';
import type { MockControl } from './mock-control.ts';

export const saltRoadOutline = '/projects/the-salt-road/outline';

export const outline = (page: Page): Locator => page.getByRole('list', { name: 'Outline' });

/** A part of the board; the index beside it has lists of the same names. */
const part = (page: Page, name: string): Locator => outline(page).getByRole('list', { name, exact: true });

/** The titles of a part, in their order. */
export const titles = (page: Page, name: string): Locator => part(page, name).getByRole('heading', { level: 3 });

export const scene = (page: Page, name: string): Locator => outline(page).getByRole('article', { name, exact: true });

export const handle = (page: Page, name: string): Locator =>
  outline(page).getByRole('button', { name: `Move ${name}`, exact: true });

export const saveState = (page: Page): Locator => page.getByRole('status', { name: 'Save state' });

/** The sentence that was read out last. */
export const readOut = (page: Page): Locator => page.locator('[data-live]');

export async function openOutline(page: Page): Promise<void> {
  await page.goto(saltRoadOutline);
  await expect(titles(page, 'The key')).toHaveText(['One stop early', 'The door', 'Two cups']);
}

/** Chooses from the menu of a scene or a part. */
export async function choose(page: Page, of: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${of}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Until the server has been sent so many versions, and the page knows that it has the last of them. */
export async function untilSaved(page: Page, mock: MockControl, times: number): Promise<void> {
  await expect.poll(async () => (await mock.calls('outlineReplace')).length).toBe(times);
  await expect(saveState(page)).toHaveText('Saved');
}
