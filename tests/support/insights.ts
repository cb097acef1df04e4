import { expect, type Locator, type Page } from '@playwright/test';
import type { LogEntry, MockControl } from './mock-control.ts';

type Request = Extract<LogEntry, { kind: 'request' }>;

export const characterWithInsights = '/projects/the-salt-road/conversation/narrative-elements/mara-ellery';

export function tab(page: Page, name: 'Current' | 'Saved' | 'History'): Locator {
  return page.getByRole('tab', { name, exact: true });
}

export function articles(page: Page): Locator {
  return page.getByRole('tabpanel').getByRole('article');
}

export function article(page: Page, name: string): Locator {
  return page.getByRole('tabpanel').getByRole('article', { name, exact: true });
}

export function scroller(page: Page): Locator {
  return page.getByRole('tabpanel').locator('..');
}

/** Opens the conversation about an element. */
export async function openElement(page: Page, address: string = characterWithInsights): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'Question' })).toBeVisible();
}

export function insight(id: number, more: object = {}): object {
  return {
    id,
    type: 'development_tip',
    title: `Insight ${id}`,
    content: `What insight ${id} says.`,
    saved_at: null,
    actions: { save: { method: 'POST', path: `/api/v1/development-insights/${id}/save` } },
    ...more,
  };
}

export function insights(first: number, count: number, more: object = {}): object[] {
  return Array.from({ length: count }, (_, n) => insight(first + n, more));
}

export function pageText(data: readonly object[], current: number, last: number, total = 65): string {
  return JSON.stringify({ data, meta: { current_page: current, last_page: last, per_page: 30, total } });
}

export async function getRequestedPages(mock: MockControl, operationId: string): Promise<string[]> {
  const requests: Request[] = await mock.getRequests(operationId);
  return requests.map(({ path }) => path.split('/').at(-1) ?? '');
}

/** Returns a card's distance below the scroller's top in px, once the layout is stable. */
export async function getTop(page: Page, name: string): Promise<number> {
  const look = async (): Promise<number> => {
    const card = await article(page, name).boundingBox();
    const view = await scroller(page).boundingBox();
    return Math.round((card?.y ?? 0) - (view?.y ?? 0));
  };
  let [before, now] = [Number.NaN, await look()];
  const isAtRest = async (): Promise<boolean> => {
    [before, now] = [now, await look()];
    return before === now;
  };
  await expect.poll(isAtRest, { intervals: [100] }).toBe(true);
  return now;
}
