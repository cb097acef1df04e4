/** The insights of an element beside its conversation, and lists of them that a server could answer. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { LogEntry, MockControl } from './mock-control.ts';
import type { PageGuard } from './page-guard.ts';

type Request = Extract<LogEntry, { kind: 'request' }>;

const conversations = '/projects/the-salt-road/conversation/narrative-elements';
export const mara = `${conversations}/mara-ellery`;
export const tobias = `${conversations}/tobias-ellery`;

export const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Creative Insights' });
export const tab = (page: Page, name: 'Current' | 'Saved' | 'History'): Locator =>
  page.getByRole('tab', { name, exact: true });
export const articles = (page: Page): Locator => page.getByRole('tabpanel').getByRole('article');
export const article = (page: Page, name: string): Locator =>
  page.getByRole('tabpanel').getByRole('article', { name, exact: true });
export const bookmark = (insight: Locator): Locator => insight.getByRole('button', { name: 'Save insight' });
/** What scrolls around the insights: the panel's own part. */
export const scroller = (page: Page): Locator => page.getByRole('tabpanel').locator('..');

/** Opens the conversation about an element. Nothing to resume is a 404, which a browser always notes in its console. */
export async function openElement(page: Page, guard: PageGuard, address: string = mara): Promise<void> {
  guard.expectError(/404 .*api\/v1\/conversation\//);
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'Question' })).toBeVisible();
}

/** An insight as a server gives it. */
export const insight = (id: number, more: object = {}): object => ({
  id,
  type: 'development_tip',
  title: `Insight ${id}`,
  content: `What insight ${id} says.`,
  saved_at: null,
  actions: { save: { method: 'POST', path: `/api/v1/development-insights/${id}/save` } },
  ...more,
});

/** As many insights as asked for, with ids from `first` on. */
export const insights = (first: number, count: number, more: object = {}): object[] =>
  Array.from({ length: count }, (_, n) => insight(first + n, more));

/** The answer to a call for a page. */
export const pageText = (data: readonly object[], current: number, last: number, total = 65): string =>
  JSON.stringify({ data, meta: { current_page: current, last_page: last, per_page: 30, total } });

/** The addresses of the calls of one operation so far, after their last slash: "history?page=1&per_page=30". */
export async function asked(mock: MockControl, operationId: string): Promise<string[]> {
  const calls: Request[] = await mock.calls(operationId);
  return calls.map(({ path }) => path.split('/').at(-1) ?? '');
}

/** How far the top of a card lies under the top of what scrolls, in px, once nothing is measured and moved any more. */
export async function topOf(page: Page, name: string): Promise<number> {
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

/** Scrolls so far that the lower edge of what is seen stands at this part of the whole, however much is measured on the way. */
export async function scrollTo(page: Page, part: number): Promise<void> {
  const view = scroller(page);
  const reached = () =>
    view.evaluate((element, wanted) => {
      const top = element.scrollHeight * wanted - element.clientHeight;
      const isThere = Math.abs(element.scrollTop - top) < 4;
      if (!isThere) element.scrollTop = top;
      return isThere;
    }, part);
  await expect.poll(reached).toBe(true);
}
