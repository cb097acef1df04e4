/**
 * Benchmarks the insights panel with 10,000 insights against 30, in one run. The long-time writer's insights load over
 * the contract, 30 a page.
 */
import { type BrowserFixture, type BrowserPage, withBrowser } from '../browser/browser-fixture.ts';
import { countNodes, measureHeap, withCpuThrottling } from './page-measures.ts';
import { installCardProbe, installEmptyBox, installInteractionProbe, installListProbe } from './page-probes.ts';
import { installScrolling, notScrolled, type Scrolled, scrollLines, scrollOnce } from './scrolled.ts';
import { comparing, median, worst } from './statistics.ts';

type List = {
  open: (fixture: BrowserFixture) => Promise<BrowserPage>;
  loadAll: (browserPage: BrowserPage) => Promise<number[]>;
};

export type Lists = { many: List; few: List };

async function openHistory(fixture: BrowserFixture, project: string, element: string): Promise<BrowserPage> {
  const browserPage = await fixture.openSignedIn('long-time-writer', async (context) => {
    await context.addInitScript(installCardProbe, {
      list: '[role="feed"]',
      card: '[role="article"], article',
      across: 0.5,
    });
    for (const probe of [installEmptyBox, installScrolling, installListProbe, installInteractionProbe])
      await context.addInitScript(probe);
  });
  const { page } = browserPage;
  await page.goto(`/projects/${project}/conversation/narrative-elements/${element}`);
  await page.getByRole('region', { name: 'Question' }).waitFor();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('feed').getByRole('article').first().waitFor();
  return browserPage;
}

function loadAll({ page }: BrowserPage): Promise<number[]> {
  return page.evaluate(([button, end]) => globalThis.lamplightList.loadAll(button, end), [
    'Load more insights',
    'End of insights history. No more insights available.',
  ] as const);
}

/** The list shows its size only once it's fully loaded. */
async function getListSize({ page }: BrowserPage): Promise<number> {
  return Number(await page.getByRole('feed').getByRole('article').first().getAttribute('aria-setsize'));
}

function list(project: string, element: string, size: number): List {
  return {
    open: (fixture) => openHistory(fixture, project, element),
    loadAll: async (browserPage) => {
      const took = await loadAll(browserPage);
      const actualSize = await getListSize(browserPage);
      if (actualSize !== size)
        throw new Error(`expected ${size} insights in the history of ${element}, got ${actualSize}`);
      return took;
    },
  };
}

const insightLists: Lists = {
  many: list('the-salt-road', 'mara-ellery', 10_000),
  few: list('the-lamplighters-almanac', 'rosa-marsh', 30),
};

const rounds = 2;
const seconds = 4;
const presses = 8;
const slow = 4;

/** Times in ms, sizes in MiB. */
type Measured = Scrolled & {
  rows: number;
  nodes: number;
  heap: number;
  grown: number;
  jumps: number[];
  returns: number[];
  bookmark: number[];
  tabs: number[];
  loads: number[];
};

async function pressed({ page }: BrowserPage, press: (n: number) => Promise<void>): Promise<number[]> {
  await page.evaluate(() => globalThis.lamplightInteractions());
  for (let n = 0; n < presses; n += 1) await press(n);
  // The browser reports an interaction a little after its paint.
  for (let frame = 0; frame < 2; frame += 1) await page.evaluate(() => globalThis.lamplightCards.drawn(() => true));
  return page.evaluate(() => globalThis.lamplightInteractions());
}

async function pressBookmarks(browserPage: BrowserPage): Promise<number[]> {
  const bookmark = browserPage.page.getByRole('feed').getByRole('button', { name: 'Save insight' }).nth(2);
  return pressed(browserPage, async () => {
    const saveResponse = browserPage.page.waitForResponse((response) =>
      /insights\/\d+\/(?:un)?save$/.test(response.url()),
    );
    await bookmark.click();
    await saveResponse;
  });
}

async function pressTabs(browserPage: BrowserPage): Promise<number[]> {
  return pressed(browserPage, async (n) => {
    await browserPage.page.getByRole('tab', { name: n % 2 === 0 ? 'Saved' : 'History' }).click();
    await browserPage.page.getByRole('article').first().waitFor();
  });
}

function countRows({ page }: BrowserPage): Promise<number> {
  return page.getByRole('feed').getByRole('article').count();
}

async function measureTurn(browserPage: BrowserPage, into: Measured): Promise<void> {
  await browserPage.page.bringToFront();
  await scrollOnce(browserPage, into, seconds);
  into.jumps.push(...(await browserPage.page.evaluate(() => globalThis.lamplightList.jumps(10))));
  await browserPage.page.evaluate(() => globalThis.lamplightCards.box().scrollTo({ top: 0 }));
  into.returns.push(
    ...(await browserPage.page.evaluate(() => globalThis.lamplightList.returns('Current', 'History', 5))),
  );
  await withCpuThrottling(browserPage, slow, async () => {
    into.bookmark.push(...(await pressBookmarks(browserPage)));
    into.tabs.push(...(await pressTabs(browserPage)));
  });
  await browserPage.page.getByRole('tab', { name: 'History' }).click();
}

async function openList(fixture: BrowserFixture, list: Lists[keyof Lists]): Promise<[BrowserPage, Measured]> {
  const browserPage = await list.open(fixture);
  const before = await measureHeap(browserPage);
  const loads = await list.loadAll(browserPage);
  const heap = await measureHeap(browserPage);
  const none = { jumps: [], returns: [], bookmark: [], tabs: [] };
  return [
    browserPage,
    {
      rows: await countRows(browserPage),
      nodes: await countNodes(browserPage),
      ...none,
      ...notScrolled(),
      loads,
      heap,
      grown: heap - before,
    },
  ];
}

function report(many: Measured, few: Measured): string[] {
  const line = comparing(many, few);
  return [
    `${rounds} runs each, alternating, scrolling ${seconds} s at 3,000 px/s; 10,000 insights, then 30:`,
    line('rows in the page', ({ rows }) => rows),
    line('elements in the page', ({ nodes }) => nodes, 'budget at most 1,400'),
    line('heap of the page, MiB', ({ heap }) => heap, 'budget at most 25'),
    line('heap growth while loading, MiB', ({ grown }) => grown),
    ...scrollLines(line),
    line('jump elsewhere → painted, median, ms', ({ jumps }) => median(jumps), 'at most 33'),
    line('  worst, ms', ({ jumps }) => worst(jumps)),
    line('back on the tab → painted, median, ms', ({ returns }) => median(returns), 'ratio at most 1.5'),
    line(`bookmark → next paint at ${slow} ×, median, ms`, ({ bookmark }) => median(bookmark), 'at most 100'),
    line('  worst, ms', ({ bookmark }) => worst(bookmark)),
    line(`other tab → next paint at ${slow} ×, median, ms`, ({ tabs }) => median(tabs), 'at most 100'),
    line('  worst, ms', ({ tabs }) => worst(tabs)),
  ];
}

export async function manyInsights(): Promise<string[]> {
  return withBrowser(async (fixture) => {
    const [many, few] = [await openList(fixture, insightLists.many), await openList(fixture, insightLists.few)];
    for (let round = 0; round < rounds; round += 1)
      for (const [browserPage, into] of [many, few]) await measureTurn(browserPage, into);
    const { loads } = many[1];
    const [first, last] = [loads.slice(0, 30), loads.slice(-30)].map(median) as [number, number];
    return [
      ...report(many[1], few[1]),
      `Loaded ${loads.length} pages in ${(loads.reduce((sum, ms) => sum + ms, 0) / 1000).toFixed(1)} s; median of the last 30 and the first 30, ms: ${last.toFixed(0)} ${first.toFixed(0)}   ratio ${(last / first).toFixed(2)}`,
    ];
  });
}
