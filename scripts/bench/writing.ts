/** Benchmarks typing, keystroke to paint: a text of 100,000 words against an empty one. */
import { setTimeout as wait } from 'node:timers/promises';
import { comparing, worst } from './compare.ts';
import { installKeyProbe } from './key-probe.ts';
import { withBrowser, type BrowserPage, type BrowserFixture } from '../browser/browser-fixture.ts';
import { measureHeap, countNodes, measureReload, withCpuThrottling } from './page-measures.ts';
import { median, quantile } from './statistics.ts';

const rounds = 3;
const rates = [1, 4] as const;
const between = 60;
const sentence = 'The light was out before anybody had thought of asking who kept it. ';

type Measured = {
  open: number;
  heap: number;
  nodes: number;
  keys: Record<1 | 4, number[]>;
  /** Keys accepted per second while the processor was slow. */
  kept: number[];
};

function story({ page }: BrowserPage) {
  return page.getByRole('textbox', { name: 'Story' });
}

async function openText(stage: BrowserFixture, project: string): Promise<[BrowserPage, Measured]> {
  const seat = await stage.openSignedIn('long-time-writer', (context) => context.addInitScript(installKeyProbe));
  const open = await measureReload(seat, `/projects/${project}/write`, () => story(seat).waitFor());
  const sizes = { nodes: await countNodes(seat), heap: await measureHeap(seat) };
  return [seat, { open, ...sizes, kept: [], keys: { 1: [], 4: [] } }];
}

/** Types at a fixed rate without waiting for the page, as a person does. */
async function typeSteadily({ page }: BrowserPage): Promise<void> {
  const begin = performance.now();
  const keys: Promise<void>[] = [];
  for (const [n, key] of Array.from(sentence).entries()) {
    await wait(Math.max(0, begin + n * between - performance.now()));
    keys.push(page.keyboard.press(key));
  }
  await Promise.all(keys);
}

async function typeOnce(seat: BrowserPage, into: Measured, rate: 1 | 4): Promise<void> {
  const { page } = seat;
  await page.bringToFront();
  const paragraphs = story(seat).locator('p');
  const middle = paragraphs.nth(Math.floor((await paragraphs.count()) / 2));
  await middle.scrollIntoViewIfNeeded();
  await middle.click();
  await page.keyboard.press('Home');
  await page.evaluate(() => globalThis.lamplightKeys());
  await withCpuThrottling(seat, rate, async () => {
    const begin = performance.now();
    await typeSteadily(seat);
    if (rate > 1) into.kept.push((1000 * sentence.length) / (performance.now() - begin));
  });
  const text = await middle.textContent();
  if (text?.includes(sentence.trim()) !== true) throw new Error(`the typed text is missing from the page: ${text}`);
  into.keys[rate].push(...(await page.evaluate(() => globalThis.lamplightKeys())));
}

export async function longText(): Promise<string[]> {
  return withBrowser(async (stage) => {
    const long = await openText(stage, 'the-lamplighters-almanac');
    const empty = await openText(stage, 'low-water');
    for (let round = 0; round < rounds; round += 1)
      for (const rate of rates) for (const [seat, into] of [long, empty]) await typeOnce(seat, into, rate);
    const line = comparing(long[1], empty[1]);
    return [
      `Typing, ${rounds} × ${sentence.length} keys, one every ${between} ms; in 100,000 words, then in an empty text:`,
      line('open, ms', ({ open }) => open, 'at most 1,000'),
      line('elements in the page', ({ nodes }) => nodes),
      line('heap of the page, MiB', ({ heap }) => heap),
      ...rates.flatMap((rate) => [
        line(`key → paint, processor ${rate} × slower, median, ms`, ({ keys }) => median(keys[rate])),
        line('  95th percentile, ms', ({ keys }) => quantile(keys[rate], 0.95), `at most ${rate === 1 ? 50 : 100}`),
        line('  worst, ms', ({ keys }) => worst(keys[rate])),
      ]),
      line('keys/s accepted at 4 ×', ({ kept }) => median(kept), 'of 16.7'),
    ];
  });
}
