/** Moves scenes of a long outline by keys and mouse, beside a short one. */
import { type BenchPage, test } from './bench-page.ts';
import {
  countNodes,
  measureFrames,
  measureHeap,
  measurePresses,
  measureProcessorTime,
  measureReload,
  withCpuThrottling,
} from './page-measures.ts';
import { comparing, median, worst } from './statistics.ts';

const rounds = 2;
const moves = 4;
const slow = 4;
const keys = ['Space', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Space'] as const;
/** Pause between two keys in ms, as a person presses them: the bench measures each key's response. */
const between = 120;
const dragSeconds = 2;

/** `work` is the processor time of one key, in ms, at full speed. */
type Measured = { open: number; heap: number; nodes: number; work: number[]; keys: number[]; frames: number[] };

function handles({ page }: BenchPage) {
  return page.getByRole('main').getByRole('button', { name: /^Move / });
}

async function openOutline(benchPage: BenchPage, project: string): Promise<[BenchPage, Measured]> {
  const open = await measureReload(benchPage, `/projects/${project}/outline`, () =>
    handles(benchPage).first().waitFor({ state: 'attached' }),
  );
  const sizes = { nodes: await countNodes(benchPage), heap: await measureHeap(benchPage) };
  return [benchPage, { open, ...sizes, work: [], keys: [], frames: [] }];
}

async function moveByKeys(benchPage: BenchPage): Promise<void> {
  const moveHandles = handles(benchPage);
  await moveHandles.nth(Math.floor((await moveHandles.count()) / 2)).focus();
  for (let n = 0; n < moves; n += 1)
    for (const key of keys) {
      await benchPage.page.keyboard.press(key);
      await benchPage.page.waitForTimeout(between);
    }
}

async function moveByMouse(benchPage: BenchPage): Promise<number[]> {
  const { mouse, keyboard } = benchPage.page;
  const handle = handles(benchPage).nth(2);
  await handle.scrollIntoViewIfNeeded();
  const bounds = await handle.boundingBox();
  if (!bounds) throw new Error('the drag handle is missing');
  const [x, y] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
  await mouse.move(x, y);
  await mouse.down();
  const frames = await measureFrames(benchPage, async () => {
    const end = performance.now() + dragSeconds * 1000;
    for (let step = 0; performance.now() < end; step += 1) await mouse.move(x, y + 200 * Math.abs(Math.sin(step / 15)));
  });
  await keyboard.press('Escape');
  await mouse.up();
  return frames;
}

test('moving scenes of a long outline', async ({ openWriter }) => {
  const many = await openOutline(await openWriter('long-time-writer'), 'the-lamplighters-almanac');
  const few = await openOutline(await openWriter('long-time-writer'), 'the-salt-road');
  for (let round = 0; round < rounds; round += 1)
    for (const [benchPage, into] of [many, few]) {
      await benchPage.page.bringToFront();
      const work = await measureProcessorTime(benchPage, () => moveByKeys(benchPage));
      into.work.push(work / (moves * keys.length));
      await withCpuThrottling(benchPage, slow, async () => {
        into.keys.push(...(await measurePresses(benchPage, () => moveByKeys(benchPage))));
        into.frames.push(...(await moveByMouse(benchPage)));
      });
    }
  const print = comparing(many[1], few[1]);
  console.log(`An outline of 500 scenes, then one of seven; moving scenes with a processor ${slow} × slower:`);
  print('open, ms', ({ open }) => open, 'ratio at most 1.5');
  print('elements in the page', ({ nodes }) => nodes, 'at most 1,500');
  print('heap of the page, MiB', ({ heap }) => heap);
  print('processor time per key at 1 ×, ms', ({ work }) => median(work));
  print('key → paint, median, ms', ({ keys }) => median(keys), 'at most 50');
  print('  worst, ms', ({ keys }) => worst(keys), 'at most 150');
  print('frame while dragging, median, ms', ({ frames }) => median(frames));
  print('  worst, ms', ({ frames }) => worst(frames));
});
