/**
 * Benchmarks the insights panel with 10,000 insights against 30, in one run. The long-time writer's insights load over
 * the contract, 30 a page.
 */
import { type BrowserFixture, type BrowserPage, withBrowser } from '../browser/browser-fixture.ts';
import { countNodes, measureHeap, withCpuThrottling } from './page-measures.ts';
import { installEmptyBox, installInteractionProbe, installListProbe } from './page-probes.ts';
import { installScrolling, notScrolled, type Scrolled, scrollLines, scrollOnce } from './scrolled.ts';
import { comparing, median, worst } from './statistics.ts';

type List = { readonly project: string; readonly element: string; readonly size: number };

const many: List = { project: 'the-salt-road', element: 'mara-ellery', size: 10_000 };
const few: List = { project: 'the-lamplighters-almanac', element: 'rosa-marsh', size: 30 };

async function openHistory(fixture: BrowserFixture, { project, element }: List): Promise<BrowserPage> {
  const browserPage = await fixture.openLoggedIn('long-time-writer', async (context) => {
    await context.addInitScript(installListProbe, '[role="feed"]');
    for (const probe of [installEmptyBox, installScrolling, installInteractionProbe])
      await context.addInitScript(probe);
  });
  const { page } = browserPage;
  await page.goto(`/projects/${project}/conversation/narrative-elements/${element}`);
  await page.getByRole('region', { name: 'Question' }).waitFor();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('feed').getByRole('article').first().waitFor();
  return browserPage;
}

async function loadAll({ page }: BrowserPage, { element, size }: List): Promise<void> {
  await page.evaluate(
    async ([name, end]) => {
      while (!document.body.textContent.includes(end)) {
        const buttons = [...document.querySelectorAll('button')];
        buttons.find((button) => button.textContent.trim() === name && !button.disabled)?.click();
        await globalThis.lamplightList.drawn();
      }
    },
    ['Load more insights', 'End of insights history. No more insights available.'] as const,
  );
  // The list shows its size only once it's fully loaded.
  const shown = await page.getByRole('feed').getByRole('article').first().getAttribute('aria-setsize');
  if (Number(shown) !== size) throw new Error(`expected ${size} insights in the history of ${element}, got ${shown}`);
}

const rounds = 2;
const seconds = 4;
const presses = 8;
const slow = 4;

/** Times in ms, sizes in MiB. */
type Measured = Scrolled & { nodes: number; heap: number; tabs: number[] };

async function pressTabs({ page }: BrowserPage): Promise<number[]> {
  await page.evaluate(() => globalThis.lamplightInteractions());
  for (let n = 0; n < presses; n += 1) {
    await page.getByRole('tab', { name: n % 2 === 0 ? 'Saved' : 'History' }).click();
    await page.getByRole('article').first().waitFor();
  }
  // The browser reports an interaction a little after its paint.
  for (let frame = 0; frame < 2; frame += 1) await page.evaluate(() => globalThis.lamplightList.drawn());
  return page.evaluate(() => globalThis.lamplightInteractions());
}

async function measureTurn(browserPage: BrowserPage, into: Measured): Promise<void> {
  const { page } = browserPage;
  await page.bringToFront();
  await scrollOnce(browserPage, into, seconds);
  await page.evaluate(() => globalThis.lamplightList.box().scrollTo({ top: 0 }));
  await withCpuThrottling(browserPage, slow, async () => {
    into.tabs.push(...(await pressTabs(browserPage)));
  });
  await page.getByRole('tab', { name: 'History' }).click();
}

async function openList(fixture: BrowserFixture, list: List): Promise<[BrowserPage, Measured]> {
  const browserPage = await openHistory(fixture, list);
  await loadAll(browserPage, list);
  const [nodes, heap] = [await countNodes(browserPage), await measureHeap(browserPage)];
  return [browserPage, { ...notScrolled(), nodes, heap, tabs: [] }];
}

export async function manyInsights(): Promise<string[]> {
  return withBrowser(async (fixture) => {
    const lists = [await openList(fixture, many), await openList(fixture, few)] as const;
    for (let round = 0; round < rounds; round += 1)
      for (const [browserPage, into] of lists) await measureTurn(browserPage, into);
    const line = comparing(lists[0][1], lists[1][1]);
    return [
      `${rounds} runs each, alternating, scrolling ${seconds} s at 3,000 px/s; 10,000 insights, then 30:`,
      line('elements in the page', ({ nodes }) => nodes, 'at most 400'),
      line('heap of the page, MiB', ({ heap }) => heap, 'at most 20'),
      ...scrollLines(line),
      line(`other tab → next paint at ${slow} ×, median, ms`, ({ tabs }) => median(tabs), 'at most 60'),
      line('  worst, ms', ({ tabs }) => worst(tabs)),
    ];
  });
}
