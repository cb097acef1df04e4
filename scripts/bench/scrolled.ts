/** Compares a page's scrolling with an empty box's, at full and a quarter of the processor's speed. */
import type { BrowserPage } from '../browser/browser-fixture.ts';
import { withCpuThrottling } from './page-measures.ts';
import { type Compare, quantile, worst } from './statistics.ts';

/** Ms per frame, and scrolled px. */
type ScrollRun = { frames: number[]; scrolled: number };

type WheelPosition = { x: number; y: number; up: number; down: number };

type Scrolling = {
  goTo: (share: number) => Promise<WheelPosition>;
  /** The baseline: an empty box, as high as the list, on the page's right side. */
  layEmpty: () => Promise<WheelPosition>;
  /** Without `isList` it measures the empty box. */
  watch: (isList: boolean) => void;
  seen: () => ScrollRun;
};

declare global {
  var lamplightScrolling: Scrolling;
}

export function installScrolling(): void {
  /** Below the last cards is a button or a text, and columns end at several heights. */
  const foot = 600;
  let run: ScrollRun = { frames: [], scrolled: 0 };
  let stop = (): void => undefined;

  const toWheelPosition = (box: HTMLElement): WheelPosition => {
    const { left, width } = box.getBoundingClientRect();
    const down = Math.max(0, box.scrollHeight - box.clientHeight - foot - box.scrollTop);
    return { x: left + width / 2, y: innerHeight / 2, up: box.scrollTop, down };
  };

  const watch: Scrolling['watch'] = (isList) => {
    const currentRun: ScrollRun = { frames: [], scrolled: 0 };
    const scroller = isList ? globalThis.lamplightList.box() : globalThis.lamplightEmptyBox.box();
    const startTop = scroller?.scrollTop ?? 0;
    let last: number | undefined;
    const frame = (now: number): void => {
      if (last !== undefined) currentRun.frames.push(now - last);
      last = now;
      currentRun.scrolled = Math.abs((scroller?.scrollTop ?? 0) - startTop);
      handle = requestAnimationFrame(frame);
    };
    let handle = requestAnimationFrame(frame);
    run = currentRun;
    stop = () => cancelAnimationFrame(handle);
  };

  globalThis.lamplightScrolling = {
    goTo: async (share) => {
      const { box, drawn } = globalThis.lamplightList;
      const list = box();
      list.scrollTop = share * (list.scrollHeight - list.clientHeight - foot);
      for (let frame = 0; frame < 10; frame += 1) await drawn();
      return toWheelPosition(list);
    },
    layEmpty: async () => {
      const { box, drawn } = globalThis.lamplightList;
      const empty = globalThis.lamplightEmptyBox.lay(box().scrollHeight);
      // Wheel events before the box is drawn would scroll the page.
      for (let frame = 0; frame < 2; frame += 1) await drawn();
      return toWheelPosition(empty);
    },
    watch,
    seen: () => {
      stop();
      return run;
    },
  };
}

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
  isList: boolean,
): Promise<ScrollRun[]> {
  const runs: ScrollRun[] = [];
  let there = position.up;
  for (const direction of [-1, 1] as const) {
    const distance = Math.min((pixelsPerSecond * seconds) / 2, direction < 0 ? position.up : position.down + there);
    there = distance;
    await page.evaluate((list) => globalThis.lamplightScrolling.watch(list), isList);
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
  ]);
}
