import { installCardProbe } from './card-probe.ts';
import { comparing, worst } from './compare.ts';
import { installEmptyBox } from './empty-box-probe.ts';
import { installKeyProbe } from './key-probe.ts';
import { installScrolling } from './scroll-probe.ts';
import { notScrolled, scrollLines, scrollOnce, type Scrolled } from './scrolled.ts';
import { withBrowser, type BrowserPage, type BrowserFixture } from '../browser/browser-fixture.ts';
import { measureHeap, countNodes, measureReload, withCpuThrottling } from './page-measures.ts';
import { median } from './statistics.ts';

const rounds = 2;
const seconds = 3;
const slow = 4;
const between = 200;

type Measured = Scrolled & {
  open: number;
  heap: number;
  nodes: number;
  keys: number[];
};

function board({ page }: BrowserPage) {
  return page.getByRole('list', { name: 'Moodboard' });
}

async function openBoard(stage: BrowserFixture, project: string): Promise<[BrowserPage, Measured]> {
  const seat = await stage.openSignedIn('long-time-writer', async (context) => {
    await context.addInitScript(installCardProbe, { list: '[aria-label="Moodboard"]', card: 'li', across: 0.15 });
    await context.addInitScript(installEmptyBox);
    await context.addInitScript(installScrolling);
    await context.addInitScript(installKeyProbe);
  });
  const open = await measureReload(seat, `/projects/${project}/moodboard`, () =>
    board(seat).getByRole('img').first().waitFor(),
  );
  const sizes = { nodes: await countNodes(seat), heap: await measureHeap(seat) };
  return [seat, { open, ...sizes, keys: [], ...notScrolled() }];
}

async function moveByKeys(seat: BrowserPage, into: Measured): Promise<void> {
  const handles = board(seat).getByRole('button', { name: /^Move / });
  await handles.nth(Math.floor((await handles.count()) / 2)).focus();
  await seat.page.evaluate(() => globalThis.lamplightKeys());
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Space']) {
    await seat.page.keyboard.press(key);
    await seat.page.waitForTimeout(between);
  }
  into.keys.push(...(await seat.page.evaluate(() => globalThis.lamplightKeys())));
}

async function measureTurn(seat: BrowserPage, into: Measured): Promise<void> {
  await seat.page.bringToFront();
  await scrollOnce(seat, into, seconds);
  await withCpuThrottling(seat, slow, () => moveByKeys(seat, into));
}

export async function manyImages(): Promise<string[]> {
  return withBrowser(async (stage) => {
    const many = await openBoard(stage, 'the-lamplighters-almanac');
    const few = await openBoard(stage, 'the-salt-road');
    for (let round = 0; round < rounds; round += 1)
      for (const [seat, into] of [many, few]) await measureTurn(seat, into);
    const line = comparing(many[1], few[1]);
    return [
      `A moodboard of 300 images, then one of six; ${rounds} runs each, alternating:`,
      line('open → first image, ms', ({ open }) => open),
      line('elements in the page', ({ nodes }) => nodes),
      line('heap of the page, MiB', ({ heap }) => heap),
      ...scrollLines(line),
      line(`key → paint at ${slow} ×, median, ms`, ({ keys }) => median(keys), 'at most 100'),
      line('  worst, ms', ({ keys }) => worst(keys)),
    ];
  });
}
