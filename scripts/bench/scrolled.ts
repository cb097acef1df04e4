/** Compares a page's scrolling with an empty box's, at full and a quarter of the processor's speed. */
import type { Compare } from './compare.ts';
import { worst } from './compare.ts';
import type { ScrollRun, WheelPosition } from './scroll-probe.ts';
import type { BrowserPage } from '../browser/browser-fixture.ts';
import { withCpuThrottling } from './page-measures.ts';
import { quantile } from './statistics.ts';

const rates = [1, 4] as const;
type Rate = (typeof rates)[number];

export type Scrolled = { scrolls: Record<Rate, ScrollRun[]>; empties: Record<Rate, ScrollRun[]> };

export function notScrolled(): Scrolled {
  return { scrolls: { 1: [], 4: [] }, empties: { 1: [], 4: [] } };
}

const pixelsPerSecond = 3000;

async function turnWheel(
  { page, cdp }: BrowserPage,
  position: WheelPosition,
  seconds: number,
  hasCards: boolean,
): Promise<ScrollRun[]> {
  const runs: ScrollRun[] = [];
  let there = position.up;
  for (const direction of [-1, 1] as const) {
    const distance = Math.min((pixelsPerSecond * seconds) / 2, direction < 0 ? position.up : position.down + there);
    there = distance;
    await page.evaluate(([to, cards]) => globalThis.lamplightScrolling.watch(to, cards), [
      direction,
      hasCards,
    ] as const);
    await cdp.send('Input.synthesizeScrollGesture', {
      x: position.x,
      y: position.y,
      yDistance: -direction * distance,
      speed: pixelsPerSecond,
      preventFling: true,
      gestureSourceType: 'mouse',
    });
    const run = await page.evaluate(() => globalThis.lamplightScrolling.seen());
    if (run.scrolled < distance / 2)
      throw new Error(`the page scrolled ${run.scrolled} of ${distance} px, so the results are meaningless`);
    runs.push(run);
  }
  return runs;
}

export async function scrollOnce(
  browserPage: BrowserPage,
  { scrolls, empties }: Scrolled,
  seconds: number,
): Promise<void> {
  const { page } = browserPage;
  for (const rate of rates) {
    const share = 0.5 + (((scrolls[1].length + scrolls[4].length + 1) * 0.618) % 0.5);
    await withCpuThrottling(browserPage, rate, async () => {
      const position = await page.evaluate((part) => globalThis.lamplightScrolling.goTo(part), share);
      scrolls[rate].push(...(await turnWheel(browserPage, position, seconds, true)));
      const empty = await page.evaluate(() => globalThis.lamplightScrolling.layEmpty());
      empties[rate].push(...(await turnWheel(browserPage, empty, seconds, false)));
      await page.evaluate(() => globalThis.lamplightEmptyBox.remove());
    });
  }
}

function collectFrames(runs: ScrollRun[]): number[] {
  return runs.flatMap(({ frames }) => frames);
}

function perSecond(runs: ScrollRun[]): number {
  const frames = collectFrames(runs);
  return (1000 * frames.length) / frames.reduce((sum, ms) => sum + ms, 0);
}

export function scrollLines(line: Compare<Scrolled>): string[] {
  return rates.flatMap((rate) => [
    line(`frames/s, processor ${rate} × slower`, ({ scrolls }) => perSecond(scrolls[rate])),
    line(
      '  share of an empty box’s',
      ({ scrolls, empties }) => perSecond(scrolls[rate]) / perSecond(empties[rate]),
      rate === 1 ? 'at least 0.97' : 'at least 0.47, goal 0.65',
    ),
    line('  frame, 95th percentile, ms', ({ scrolls }) => quantile(collectFrames(scrolls[rate]), 0.95)),
    line('  longest frame, ms', ({ scrolls }) => worst(collectFrames(scrolls[rate]))),
    line('  blank frames', ({ scrolls }) => scrolls[rate].reduce((sum, { blanks }) => sum + blanks, 0), 'none'),
    line('  largest backward jump of a card, px', ({ scrolls }) => worst(scrolls[rate].map(({ back }) => back))),
  ]);
}
