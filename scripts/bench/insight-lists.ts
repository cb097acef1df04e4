import { installCardProbe } from './card-probe.ts';
import { installEmptyBox } from './empty-box-probe.ts';
import { installInteractionProbe } from './interaction-probe.ts';
import { installListProbe } from './list-probe.ts';
import { installScrolling } from './scroll-probe.ts';
import type { BrowserPage, BrowserFixture } from '../browser/browser-fixture.ts';

type List = {
  open: (fixture: BrowserFixture) => Promise<BrowserPage>;
  loadAll: (browserPage: BrowserPage) => Promise<number[]>;
};

export type Lists = { many: List; few: List };

async function openHistory(fixture: BrowserFixture, project: string, element: string): Promise<BrowserPage> {
  const browserPage = await fixture.openSignedIn('long-time-writer', async (context) => {
    await context.addInitScript(installCardProbe, {
      list: '[role="feed"]',
      card: '[role="article"], article',
      across: 0.5,
    });
    for (const probe of [installEmptyBox, installScrolling, installListProbe, installInteractionProbe])
      await context.addInitScript(probe);
  });
  const { page } = browserPage;
  await page.goto(`/projects/${project}/conversation/narrative-elements/${element}`);
  await page.getByRole('region', { name: 'Question' }).waitFor();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('feed').getByRole('article').first().waitFor();
  return browserPage;
}

function loadAll({ page }: BrowserPage): Promise<number[]> {
  return page.evaluate(([button, end]) => globalThis.lamplightList.loadAll(button, end), [
    'Load more insights',
    'End of insights history. No more insights available.',
  ] as const);
}

/** The list shows its size only once it's fully loaded. */
async function getListSize({ page }: BrowserPage): Promise<number> {
  return Number(await page.getByRole('feed').getByRole('article').first().getAttribute('aria-setsize'));
}

function list(project: string, element: string, size: number): List {
  return {
    open: (fixture) => openHistory(fixture, project, element),
    loadAll: async (browserPage) => {
      const took = await loadAll(browserPage);
      const actualSize = await getListSize(browserPage);
      if (actualSize !== size)
        throw new Error(`expected ${size} insights in the history of ${element}, got ${actualSize}`);
      return took;
    },
  };
}

export const insightLists: Lists = {
  many: list('the-salt-road', 'mara-ellery', 10_000),
  few: list('the-lamplighters-almanac', 'rosa-marsh', 30),
};
