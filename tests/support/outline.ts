import { expect, type Locator, type Page } from '@playwright/test';
import type { MockControl } from './mock-control.ts';

export const saltRoadOutline = '/projects/the-salt-road/outline';

export function outline(page: Page): Locator {
  return page.getByRole('list', { name: 'Outline' });
}

function part(page: Page, name: string): Locator {
  return outline(page).getByRole('list', { name, exact: true });
}

export function titles(page: Page, name: string): Locator {
  return part(page, name).getByRole('heading', { level: 3 });
}

export function scene(page: Page, name: string): Locator {
  return outline(page).getByRole('article', { name, exact: true });
}

export function handle(page: Page, name: string): Locator {
  return outline(page).getByRole('button', { name: `Move ${name}`, exact: true });
}

export function saveState(page: Page): Locator {
  return page.getByRole('status', { name: 'Save state' });
}

export function readOut(page: Page): Locator {
  return page.locator('[data-live]');
}

export async function openOutline(page: Page): Promise<void> {
  await page.goto(saltRoadOutline);
  await expect(titles(page, 'The key')).toHaveText(['One stop early', 'The door', 'Two cups']);
}

export async function choose(page: Page, of: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${of}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Waits until the server has received this many versions, and the page shows the last as saved. */
export async function untilSaved(page: Page, mock: MockControl, times: number): Promise<void> {
  await expect.poll(async () => (await mock.getRequests('outlineReplace')).length).toBe(times);
  await expect(saveState(page)).toHaveText('Saved');
}
