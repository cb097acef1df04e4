/** Benchmarks typing, keystroke to paint: a text of 100,000 words against an empty one. */
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserFixture, type BrowserPage, withBrowser } from '../browser/browser-fixture.ts';
import { countNodes, measureHeap, measureReload, measureProcessorTime, withCpuThrottling } from './page-measures.ts';
import { installKeyProbe } from './page-probes.ts';
import { comparing, median, quantile, worst } from './statistics.ts';

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
  accepted: number[];
  /** Processor time of one key, in ms, at full speed. */
  work: number[];
};

function story({ page }: BrowserPage) {
  return page.getByRole('textbox', { name: 'Story' });
}

async function openText(fixture: BrowserFixture, project: string): Promise<[BrowserPage, Measured]> {
  const browserPage = await fixture.openLoggedIn('long-time-writer', (context) =>
    context.addInitScript(installKeyProbe),
  );
  const open = await measureReload(browserPage, `/projects/${project}/write`, () => story(browserPage).waitFor());
  const sizes = { nodes: await countNodes(browserPage), heap: await measureHeap(browserPage) };
  return [browserPage, { open, ...sizes, accepted: [], work: [], keys: { 1: [], 4: [] } }];
}

/** Types at a fixed rate without waiting for the page, as a person does. */
async function typeSteadily({ page }: BrowserPage): Promise<void> {
  const start = performance.now();
  const keys: Promise<void>[] = [];
  for (const [n, key] of Array.from(sentence).entries()) {
    await wait(Math.max(0, start + n * between - performance.now()));
    keys.push(page.keyboard.press(key));
  }
  await Promise.all(keys);
}

async function typeOnce(browserPage: BrowserPage, into: Measured, rate: 1 | 4): Promise<void> {
  const { page } = browserPage;
  await page.bringToFront();
  const paragraphs = story(browserPage).locator('p');
  const middle = paragraphs.nth(Math.floor((await paragraphs.count()) / 2));
  await middle.scrollIntoViewIfNeeded();
  await middle.click();
  await page.keyboard.press('Home');
  await page.evaluate(() => globalThis.lamplightKeys());
  await withCpuThrottling(browserPage, rate, async () => {
    const start = performance.now();
    const work = await measureProcessorTime(browserPage, () => typeSteadily(browserPage));
    if (rate === 1) into.work.push(work / sentence.length);
    else into.accepted.push((1000 * sentence.length) / (performance.now() - start));
  });
  const text = await middle.textContent();
  if (text?.includes(sentence.trim()) !== true) throw new Error(`the typed text is missing from the page: ${text}`);
  into.keys[rate].push(...(await page.evaluate(() => globalThis.lamplightKeys())));
}

export async function longText(): Promise<string[]> {
  return withBrowser(async (fixture) => {
    const long = await openText(fixture, 'the-lamplighters-almanac');
    const empty = await openText(fixture, 'low-water');
    for (let round = 0; round < rounds; round += 1)
      for (const rate of rates)
        for (const [browserPage, into] of [long, empty]) await typeOnce(browserPage, into, rate);
    const line = comparing(long[1], empty[1]);
    return [
      `Typing, ${rounds} × ${sentence.length} keys, one every ${between} ms; in 100,000 words, then in an empty text:`,
      line('open, ms', ({ open }) => open, 'at most 1,000'),
      line('elements in the page', ({ nodes }) => nodes),
      line('heap of the page, MiB', ({ heap }) => heap),
      line('processor time per key, ms', ({ work }) => median(work)),
      ...rates.flatMap((rate) => [
        line(`key → paint, processor ${rate} × slower, median, ms`, ({ keys }) => median(keys[rate])),
        line('  95th percentile, ms', ({ keys }) => quantile(keys[rate], 0.95), `at most ${rate === 1 ? 50 : 100}`),
        line('  worst, ms', ({ keys }) => worst(keys[rate])),
      ]),
      line('keys/s accepted at 4 ×', ({ accepted }) => median(accepted), 'of 16.7'),
    ];
  });
}
