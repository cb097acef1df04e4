import { installCardProbe } from './card-probe.ts';
import { installEmptyBox } from './empty-box-probe.ts';
import { installInteractionProbe } from './interaction-probe.ts';
import { installListProbe } from './list-probe.ts';
import { installScrolling } from './scroll-probe.ts';
import type { BrowserPage, BrowserFixture } from '../browser/browser-fixture.ts';

type List = {
  open: (stage: BrowserFixture) => Promise<BrowserPage>;
  loadAll: (seat: BrowserPage) => Promise<number[]>;
};

export type Lists = { many: List; few: List };

async function openHistory(stage: BrowserFixture, project: string, element: string): Promise<BrowserPage> {
  const seat = await stage.openSignedIn('long-time-writer', async (context) => {
    await context.addInitScript(installCardProbe, {
      list: '[role="feed"]',
      card: '[role="article"], article',
      across: 0.5,
    });
    for (const probe of [installEmptyBox, installScrolling, installListProbe, installInteractionProbe])
      await context.addInitScript(probe);
  });
  const { page } = seat;
  await page.goto(`/projects/${project}/conversation/narrative-elements/${element}`);
  await page.getByRole('region', { name: 'Question' }).waitFor();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('feed').getByRole('article').first().waitFor();
  return seat;
}

function loadAll({ page }: BrowserPage): Promise<number[]> {
  return page.evaluate(([button, end]) => globalThis.lamplightList.loadAll(button, end), [
    'Load more insights',
    'End of insights history. No more insights available.',
  ] as const);
}

/** The list shows its size only once it's fully loaded. */
async function sizeOf({ page }: BrowserPage): Promise<number> {
  return Number(await page.getByRole('feed').getByRole('article').first().getAttribute('aria-setsize'));
}

function list(project: string, element: string, size: number): List {
  return {
    open: (stage) => openHistory(stage, project, element),
    loadAll: async (seat) => {
      const took = await loadAll(seat);
      const found = await sizeOf(seat);
      if (found !== size) throw new Error(`expected ${size} insights in the history of ${element}, got ${found}`);
      return took;
    },
  };
}

export const insightLists: Lists = {
  many: list('the-salt-road', 'mara-ellery', 10_000),
  few: list('the-lamplighters-almanac', 'rosa-marsh', 30),
};
