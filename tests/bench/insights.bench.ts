/** Scrolls 10,000 insights and opens another tab, beside 30. They load over the contract, 30 a page. */
import { expect } from '@playwright/test';
import { openElement, scroller, tab } from '../support/insights.ts';
import { type BenchPage, test } from './bench-page.ts';
import { countNodes, measureFrames, measureHeap, measurePresses, withCpuThrottling } from './page-measures.ts';
import { comparing, median, quantile, worst } from './statistics.ts';

type List = { readonly project: string; readonly element: string; readonly size: number };

const many: List = { project: 'the-salt-road', element: 'mara-ellery', size: 10_000 };
const few: List = { project: 'the-lamplighters-almanac', element: 'rosa-marsh', size: 30 };

const rounds = 2;
const rates = [1, 4] as const;
const presses = 8;
const pixels = 6000;
const pixelsPerSecond = 3000;

/** Ms per frame, by the processor's slowdown. */
type Frames = Record<1 | 4, number[]>;

/** Times in ms, sizes in MiB. */
type Measured = { nodes: number; heap: number; tabs: number[]; scrolling: Frames; resting: Frames };

function cards({ page }: BenchPage) {
  return page.getByRole('feed').getByRole('article');
}

/** Clicks inside the page: 333 clicks from outside would take minutes. */
async function loadAll({ page }: BenchPage): Promise<void> {
  await page.evaluate(
    async ([name, end]) => {
      while (!document.body.textContent.includes(end)) {
        const buttons = [...document.querySelectorAll('button')];
        buttons.find((button) => button.textContent.trim() === name && !button.disabled)?.click();
        await new Promise<void>((done) => globalThis.lamplightBench.afterPaint(done));
      }
    },
    ['Load more insights', 'End of insights history. No more insights available.'] as const,
  );
}

async function openList(benchPage: BenchPage, { project, element, size }: List): Promise<[BenchPage, Measured]> {
  const { page } = benchPage;
  await openElement(page, `/projects/${project}/conversation/narrative-elements/${element}`);
  await tab(page, 'History').click();
  await cards(benchPage).first().waitFor();
  await loadAll(benchPage);
  // The list shows its size only once it's fully loaded.
  await expect(cards(benchPage).first()).toHaveAttribute('aria-setsize', String(size));
  const sizes = { nodes: await countNodes(benchPage), heap: await measureHeap(benchPage) };
  return [benchPage, { ...sizes, tabs: [], scrolling: { 1: [], 4: [] }, resting: { 1: [], 4: [] } }];
}

/** Turns the wheel down and up again, then rests as long. */
async function scroll(benchPage: BenchPage, into: Measured, rate: 1 | 4): Promise<void> {
  const { page, cdp } = benchPage;
  const { x = 0, y = 0, width = 0 } = (await scroller(page).boundingBox()) ?? {};
  const gesture = { x: x + width / 2, y: y + 200, speed: pixelsPerSecond, preventFling: true } as const;
  const turnWheel = (yDistance: number): Promise<unknown> =>
    cdp.send('Input.synthesizeScrollGesture', { ...gesture, yDistance, gestureSourceType: 'mouse' });
  const down = await measureFrames(benchPage, () => turnWheel(-pixels));
  await expect(cards(benchPage).first()).not.toHaveAttribute('aria-posinset', '1');
  const up = await measureFrames(benchPage, () => turnWheel(pixels));
  into.scrolling[rate].push(...down, ...up);
  const rest = (2000 * pixels) / pixelsPerSecond;
  into.resting[rate].push(...(await measureFrames(benchPage, () => page.waitForTimeout(rest))));
}

async function pressTabs({ page }: BenchPage): Promise<void> {
  for (let n = 0; n < presses; n += 1) {
    await tab(page, n % 2 === 0 ? 'Saved' : 'History').click();
    await page.getByRole('article').first().waitFor();
  }
}

async function measureRound(benchPage: BenchPage, into: Measured): Promise<void> {
  await benchPage.page.bringToFront();
  for (const rate of rates) await withCpuThrottling(benchPage, rate, () => scroll(benchPage, into, rate));
  await withCpuThrottling(benchPage, 4, async () => {
    into.tabs.push(...(await measurePresses(benchPage, () => pressTabs(benchPage))));
  });
}

function perSecond(frames: readonly number[]): number {
  return (1000 * frames.length) / frames.reduce((sum, ms) => sum + ms, 0);
}

test('10,000 insights', async ({ openWriter }) => {
  const lists = [
    await openList(await openWriter('long-time-writer'), many),
    await openList(await openWriter('long-time-writer'), few),
  ] as const;
  for (let round = 0; round < rounds; round += 1)
    for (const [benchPage, into] of lists) await measureRound(benchPage, into);
  const print = comparing(lists[0][1], lists[1][1]);
  console.log(`${rounds} runs each, alternating, scrolling at 3,000 px/s; 10,000 insights, then 30:`);
  print('elements in the page', ({ nodes }) => nodes, 'at most 400');
  print('heap of the page, MiB', ({ heap }) => heap, 'at most 20');
  for (const rate of rates) {
    print(`frames/s, processor ${rate} × slower`, ({ scrolling }) => perSecond(scrolling[rate]));
    print(
      '  share of those at rest',
      ({ scrolling, resting }) => perSecond(scrolling[rate]) / perSecond(resting[rate]),
      rate === 1 ? 'at least 0.97' : 'at least 0.47, goal 0.65',
    );
    print('  frame, 95th percentile, ms', ({ scrolling }) => quantile(scrolling[rate], 0.95));
    print('  longest frame, ms', ({ scrolling }) => worst(scrolling[rate]));
  }
  print('other tab → next paint at 4 ×, median, ms', ({ tabs }) => median(tabs), 'at most 60');
  print('  worst, ms', ({ tabs }) => worst(tabs));
});
