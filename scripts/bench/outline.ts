import { comparing, worst } from './compare.ts';
import { installKeyProbe } from './key-probe.ts';
import { withBrowser, type BrowserPage, type BrowserFixture } from '../browser/browser-fixture.ts';
import { measureHeap, countNodes, measureReload, withCpuThrottling } from './page-measures.ts';
import { median } from './statistics.ts';

const rounds = 2;
const moves = 4;
const slow = 4;
const between = 120;
const dragSeconds = 2;

type Measured = { open: number; heap: number; nodes: number; keys: number[]; frames: number[] };

function handles({ page }: BrowserPage) {
  return page.getByRole('main').getByRole('button', { name: /^Move / });
}

async function openOutline(stage: BrowserFixture, project: string): Promise<[BrowserPage, Measured]> {
  const seat = await stage.openSignedIn('long-time-writer', (context) => context.addInitScript(installKeyProbe));
  const open = await measureReload(seat, `/projects/${project}/outline`, () =>
    handles(seat).first().waitFor({ state: 'attached' }),
  );
  return [seat, { open, nodes: await countNodes(seat), heap: await measureHeap(seat), keys: [], frames: [] }];
}

async function moveByKeys(seat: BrowserPage, into: Measured): Promise<void> {
  const found = handles(seat);
  await found.nth(Math.floor((await found.count()) / 2)).focus();
  await seat.page.evaluate(() => globalThis.lamplightKeys());
  for (let n = 0; n < moves; n += 1)
    for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Space']) {
      await seat.page.keyboard.press(key);
      await seat.page.waitForTimeout(between);
    }
  into.keys.push(...(await seat.page.evaluate(() => globalThis.lamplightKeys())));
}

function framesFor({ page }: BrowserPage, seconds: number): Promise<number[]> {
  return page.evaluate(
    (time) =>
      new Promise<number[]>((done) => {
        const [took, begin]: [number[], number] = [[], performance.now()];
        let last = begin;
        const frame = (): void => {
          const now = performance.now();
          took.push(now - last);
          last = now;
          if (now - begin < time * 1000) requestAnimationFrame(frame);
          else done(took);
        };
        requestAnimationFrame(frame);
      }),
    seconds,
  );
}

async function moveByMouse(seat: BrowserPage, into: Measured): Promise<void> {
  const { mouse } = seat.page;
  const handle = handles(seat).nth(2);
  await handle.scrollIntoViewIfNeeded();
  const place = await handle.boundingBox();
  if (!place) throw new Error('the drag handle is missing');
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await mouse.move(x, y);
  await mouse.down();
  const frames = framesFor(seat, dragSeconds);
  const end = performance.now() + dragSeconds * 1000;
  for (let step = 0; performance.now() < end; step += 1) await mouse.move(x, y + 200 * Math.abs(Math.sin(step / 15)));
  into.frames.push(...(await frames));
  await seat.page.keyboard.press('Escape');
  await mouse.up();
}

export async function manyScenes(): Promise<string[]> {
  return withBrowser(async (stage) => {
    const many = await openOutline(stage, 'the-lamplighters-almanac');
    const few = await openOutline(stage, 'the-salt-road');
    for (let round = 0; round < rounds; round += 1)
      for (const [seat, into] of [many, few]) {
        await seat.page.bringToFront();
        await withCpuThrottling(seat, slow, () => moveByKeys(seat, into));
        await withCpuThrottling(seat, slow, () => moveByMouse(seat, into));
      }
    const line = comparing(many[1], few[1]);
    return [
      `An outline of 500 scenes, then one of seven; moving scenes with a processor ${slow} × slower:`,
      line('open, ms', ({ open }) => open),
      line('elements in the page', ({ nodes }) => nodes),
      line('heap of the page, MiB', ({ heap }) => heap),
      line('key → paint, median, ms', ({ keys }) => median(keys), 'at most 100'),
      line('  worst, ms', ({ keys }) => worst(keys)),
      line('frame while dragging, median, ms', ({ frames }) => median(frames)),
      line('  worst, ms', ({ frames }) => worst(frames)),
    ];
  });
}
