import { type BrowserFixture, type BrowserPage, withBrowser } from '../browser/browser-fixture.ts';
import { countNodes, measureHeap, measureReload, measureProcessorTime, withCpuThrottling } from './page-measures.ts';
import { installKeyProbe } from './page-probes.ts';
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

function handles({ page }: BrowserPage) {
  return page.getByRole('main').getByRole('button', { name: /^Move / });
}

async function openOutline(fixture: BrowserFixture, project: string): Promise<[BrowserPage, Measured]> {
  const browserPage = await fixture.openLoggedIn('long-time-writer', (context) =>
    context.addInitScript(installKeyProbe),
  );
  const open = await measureReload(browserPage, `/projects/${project}/outline`, () =>
    handles(browserPage).first().waitFor({ state: 'attached' }),
  );
  return [
    browserPage,
    {
      open,
      nodes: await countNodes(browserPage),
      heap: await measureHeap(browserPage),
      work: [],
      keys: [],
      frames: [],
    },
  ];
}

async function moveByKeys(browserPage: BrowserPage, into: Measured): Promise<void> {
  const moveHandles = handles(browserPage);
  await moveHandles.nth(Math.floor((await moveHandles.count()) / 2)).focus();
  await browserPage.page.evaluate(() => globalThis.lamplightKeys());
  for (let n = 0; n < moves; n += 1)
    for (const key of keys) {
      await browserPage.page.keyboard.press(key);
      await browserPage.page.waitForTimeout(between);
    }
  into.keys.push(...(await browserPage.page.evaluate(() => globalThis.lamplightKeys())));
}

function framesFor({ page }: BrowserPage, seconds: number): Promise<number[]> {
  return page.evaluate(
    (time) =>
      new Promise<number[]>((done) => {
        const [took, startedAt]: [number[], number] = [[], performance.now()];
        let last = startedAt;
        const frame = (): void => {
          const now = performance.now();
          took.push(now - last);
          last = now;
          if (now - startedAt < time * 1000) requestAnimationFrame(frame);
          else done(took);
        };
        requestAnimationFrame(frame);
      }),
    seconds,
  );
}

async function moveByMouse(browserPage: BrowserPage, into: Measured): Promise<void> {
  const { mouse } = browserPage.page;
  const handle = handles(browserPage).nth(2);
  await handle.scrollIntoViewIfNeeded();
  const bounds = await handle.boundingBox();
  if (!bounds) throw new Error('the drag handle is missing');
  const [x, y] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
  await mouse.move(x, y);
  await mouse.down();
  const frames = framesFor(browserPage, dragSeconds);
  const end = performance.now() + dragSeconds * 1000;
  for (let step = 0; performance.now() < end; step += 1) await mouse.move(x, y + 200 * Math.abs(Math.sin(step / 15)));
  into.frames.push(...(await frames));
  await browserPage.page.keyboard.press('Escape');
  await mouse.up();
}

export async function manyScenes(): Promise<string[]> {
  return withBrowser(async (fixture) => {
    const many = await openOutline(fixture, 'the-lamplighters-almanac');
    const few = await openOutline(fixture, 'the-salt-road');
    for (let round = 0; round < rounds; round += 1)
      for (const [browserPage, into] of [many, few]) {
        await browserPage.page.bringToFront();
        const work = await measureProcessorTime(browserPage, () => moveByKeys(browserPage, { ...into, keys: [] }));
        into.work.push(work / (moves * keys.length));
        await withCpuThrottling(browserPage, slow, () => moveByKeys(browserPage, into));
        await withCpuThrottling(browserPage, slow, () => moveByMouse(browserPage, into));
      }
    const line = comparing(many[1], few[1]);
    return [
      `An outline of 500 scenes, then one of seven; moving scenes with a processor ${slow} × slower:`,
      line('open, ms', ({ open }) => open, 'ratio at most 1.5'),
      line('elements in the page', ({ nodes }) => nodes, 'at most 1,500'),
      line('heap of the page, MiB', ({ heap }) => heap),
      line('processor time per key at 1 ×, ms', ({ work }) => median(work)),
      line('key → paint, median, ms', ({ keys }) => median(keys), 'at most 50'),
      line('  worst, ms', ({ keys }) => worst(keys), 'at most 150'),
      line('frame while dragging, median, ms', ({ frames }) => median(frames)),
      line('  worst, ms', ({ frames }) => worst(frames)),
    ];
  });
}
