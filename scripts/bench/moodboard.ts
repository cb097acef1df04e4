import { type BrowserFixture, type BrowserPage, withBrowser } from '../browser/browser-fixture.ts';
import { countNodes, measureHeap, measureReload, withCpuThrottling } from './page-measures.ts';
import { installCardProbe, installEmptyBox, installKeyProbe } from './page-probes.ts';
import { installScrolling, notScrolled, type Scrolled, scrollLines, scrollOnce } from './scrolled.ts';
import { comparing, median, worst } from './statistics.ts';

const rounds = 2;
const seconds = 3;
const slow = 4;
/** Pause between two keys in ms, as a person presses them: the bench measures each key's response. */
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

async function openBoard(fixture: BrowserFixture, project: string): Promise<[BrowserPage, Measured]> {
  const browserPage = await fixture.openSignedIn('long-time-writer', async (context) => {
    await context.addInitScript(installCardProbe, { list: '[aria-label="Moodboard"]', card: 'li', across: 0.15 });
    await context.addInitScript(installEmptyBox);
    await context.addInitScript(installScrolling);
    await context.addInitScript(installKeyProbe);
  });
  const open = await measureReload(browserPage, `/projects/${project}/moodboard`, () =>
    board(browserPage).getByRole('img').first().waitFor(),
  );
  const sizes = { nodes: await countNodes(browserPage), heap: await measureHeap(browserPage) };
  return [browserPage, { open, ...sizes, keys: [], ...notScrolled() }];
}

async function moveByKeys(browserPage: BrowserPage, into: Measured): Promise<void> {
  const handles = board(browserPage).getByRole('button', { name: /^Move / });
  await handles.nth(Math.floor((await handles.count()) / 2)).focus();
  await browserPage.page.evaluate(() => globalThis.lamplightKeys());
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Space']) {
    await browserPage.page.keyboard.press(key);
    await browserPage.page.waitForTimeout(between);
  }
  into.keys.push(...(await browserPage.page.evaluate(() => globalThis.lamplightKeys())));
}

async function measureTurn(browserPage: BrowserPage, into: Measured): Promise<void> {
  await browserPage.page.bringToFront();
  await scrollOnce(browserPage, into, seconds);
  await withCpuThrottling(browserPage, slow, () => moveByKeys(browserPage, into));
}

export async function manyImages(): Promise<string[]> {
  return withBrowser(async (fixture) => {
    const many = await openBoard(fixture, 'the-lamplighters-almanac');
    const few = await openBoard(fixture, 'the-salt-road');
    for (let round = 0; round < rounds; round += 1)
      for (const [browserPage, into] of [many, few]) await measureTurn(browserPage, into);
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
