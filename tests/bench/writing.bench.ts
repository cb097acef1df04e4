/** Types in the middle of a text of 100,000 words, beside an empty one. */
import { setTimeout as wait } from 'node:timers/promises';
import { story } from '../support/write.ts';
import { type BenchPage, test } from './bench-page.ts';
import {
  countNodes,
  measureHeap,
  measurePresses,
  measureProcessorTime,
  measureReload,
  withCpuThrottling,
} from './page-measures.ts';
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

async function openText(benchPage: BenchPage, project: string): Promise<[BenchPage, Measured]> {
  const open = await measureReload(benchPage, `/projects/${project}/write`, () => story(benchPage.page).waitFor());
  const sizes = { nodes: await countNodes(benchPage), heap: await measureHeap(benchPage) };
  return [benchPage, { open, ...sizes, accepted: [], work: [], keys: { 1: [], 4: [] } }];
}

/** Types at a fixed rate without waiting for the page, as a person does. */
async function typeSteadily({ page }: BenchPage): Promise<void> {
  const start = performance.now();
  const keys: Promise<void>[] = [];
  for (const [n, key] of Array.from(sentence).entries()) {
    await wait(Math.max(0, start + n * between - performance.now()));
    keys.push(page.keyboard.press(key));
  }
  await Promise.all(keys);
}

async function typeOnce(benchPage: BenchPage, into: Measured, rate: 1 | 4): Promise<void> {
  const { page } = benchPage;
  await page.bringToFront();
  const paragraphs = story(page).locator('p');
  const middle = paragraphs.nth(Math.floor((await paragraphs.count()) / 2));
  await middle.scrollIntoViewIfNeeded();
  await middle.click();
  await page.keyboard.press('Home');
  const type = async (): Promise<void> => {
    const start = performance.now();
    const work = await measureProcessorTime(benchPage, () => typeSteadily(benchPage));
    if (rate === 1) into.work.push(work / sentence.length);
    else into.accepted.push((1000 * sentence.length) / (performance.now() - start));
  };
  await withCpuThrottling(benchPage, rate, async () => {
    into.keys[rate].push(...(await measurePresses(benchPage, type)));
  });
  const text = await middle.textContent();
  if (text?.includes(sentence.trim()) !== true) throw new Error(`the typed text is missing from the page: ${text}`);
}

test('typing in a long text', async ({ openWriter }) => {
  const long = await openText(await openWriter('long-time-writer'), 'the-lamplighters-almanac');
  const empty = await openText(await openWriter('long-time-writer'), 'low-water');
  for (let round = 0; round < rounds; round += 1)
    for (const rate of rates) for (const [benchPage, into] of [long, empty]) await typeOnce(benchPage, into, rate);
  const print = comparing(long[1], empty[1]);
  console.log(
    `Typing, ${rounds} × ${sentence.length} keys, one every ${between} ms; in 100,000 words, then in an empty text:`,
  );
  print('open, ms', ({ open }) => open, 'at most 1,000');
  print('elements in the page', ({ nodes }) => nodes);
  print('heap of the page, MiB', ({ heap }) => heap);
  print('processor time per key, ms', ({ work }) => median(work));
  for (const rate of rates) {
    print(`key → paint, processor ${rate} × slower, median, ms`, ({ keys }) => median(keys[rate]));
    print('  95th percentile, ms', ({ keys }) => quantile(keys[rate], 0.95), `at most ${rate === 1 ? 50 : 100}`);
    print('  worst, ms', ({ keys }) => worst(keys[rate]));
  }
  print('keys/s accepted at 4 ×', ({ accepted }) => median(accepted), 'of 16.7');
});
