/** A moodboard of 300 pictures beside one of six: opened, scrolled, a picture moved by keys. */
import { installCardProbe } from './card-probe.ts';
import { comparing, worst } from './compare.ts';
import { installKeyProbe } from './key-probe.ts';
import { installScrolling, type ScrollRun } from './scroll-probe.ts';
import { heapOf, nodesOf, onStage, reopened, slowed, type Seat, type Stage } from './stage.ts';
import { median, quantile } from './statistics.ts';

const rounds = 2;
const seconds = 3;
const slow = 4;
/** Milliseconds between two keys, as fingers are. */
const between = 200;

type Measured = {
  open: number;
  heap: number;
  nodes: number;
  keys: number[];
  scrolls: Record<1 | 4, ScrollRun[]>;
  empties: Record<1 | 4, ScrollRun[]>;
};

const board = ({ page }: Seat) => page.getByRole('list', { name: 'Moodboard' });

async function openBoard(stage: Stage, project: string): Promise<[Seat, Measured]> {
  const seat = await stage.open('long-time-writer', async (context) => {
    await context.addInitScript(installCardProbe, { list: '[aria-label="Moodboard"]', card: 'li', across: 0.15 });
    await context.addInitScript(installScrolling);
    await context.addInitScript(installKeyProbe);
  });
  const open = await reopened(seat, `/projects/${project}/moodboard`, () =>
    board(seat).getByRole('img').first().waitFor(),
  );
  const byRate = (): Record<1 | 4, ScrollRun[]> => ({ 1: [], 4: [] });
  const sizes = { nodes: await nodesOf(seat), heap: await heapOf(seat) };
  return [seat, { open, ...sizes, keys: [], scrolls: byRate(), empties: byRate() }];
}

async function moveByKeys(seat: Seat, into: Measured): Promise<void> {
  const handles = board(seat).getByRole('button', { name: /^Move / });
  await handles.nth(Math.floor((await handles.count()) / 2)).focus();
  await seat.page.evaluate(() => globalThis.lamplightKeys());
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Space']) {
    await seat.page.keyboard.press(key);
    await seat.page.waitForTimeout(between);
  }
  into.keys.push(...(await seat.page.evaluate(() => globalThis.lamplightKeys())));
}

async function measureTurn(seat: Seat, into: Measured): Promise<void> {
  await seat.page.bringToFront();
  for (const rate of [1, 4] as const)
    await slowed(seat, rate, async () => {
      into.scrolls[rate].push(await seat.page.evaluate((time) => globalThis.lamplightScrolling.run(time), seconds));
      into.empties[rate].push(
        await seat.page.evaluate((time) => globalThis.lamplightScrolling.runEmpty(time), seconds),
      );
    });
  await slowed(seat, slow, () => moveByKeys(seat, into));
}

/** Lines of figures: 300 pictures beside six. */
export async function manyPictures(): Promise<string[]> {
  return onStage(async (stage) => {
    const many = await openBoard(stage, 'the-lamplighters-almanac');
    const few = await openBoard(stage, 'the-salt-road');
    for (let round = 0; round < rounds; round += 1)
      for (const [seat, into] of [many, few]) await measureTurn(seat, into);
    const framesOf = (runs: ScrollRun[]): number[] => runs.flatMap(({ frames }) => frames);
    const line = comparing(many[1], few[1]);
    return [
      `A moodboard of 300 pictures, then one of six; ${rounds} turns each, alternating:`,
      line('open → first picture, ms', ({ open }) => open),
      line('elements in the page', ({ nodes }) => nodes),
      line('heap of the page, MiB', ({ heap }) => heap),
      ...([1, 4] as const).flatMap((rate) => [
        line(`frame while scrolling, ${rate} ×, 95th percentile, ms`, ({ scrolls }) =>
          quantile(framesOf(scrolls[rate]), 0.95),
        ),
        line('  of an empty box', ({ empties }) => quantile(framesOf(empties[rate]), 0.95)),
        line('  blank frames', ({ scrolls }) => scrolls[rate].reduce((sum, { blanks }) => sum + blanks, 0), 'none'),
      ]),
      line(`key → paint at ${slow} ×, median, ms`, ({ keys }) => median(keys), 'at most 100'),
      line('  worst, ms', ({ keys }) => worst(keys)),
    ];
  });
}
