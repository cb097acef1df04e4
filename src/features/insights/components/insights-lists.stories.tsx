import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { queryClient } from '#src/api/query-client.ts';
import { answer, refusal, requestsOf } from '#src/api/testing/gallery-server.ts';
import { panelVisible$ } from '../panel-state.ts';
import {
  Insights,
  article,
  articles,
  bookmark,
  ends,
  fill,
  findArticle,
  insight,
  insights,
  noMatch,
  openPanel,
  page,
  pagesOf,
  panel,
  rememberedAsEmpty,
  saved,
  scrollTo,
  scroller,
  tab,
  untilCount,
} from '../testing/gallery-panel.tsx';

const meta = {
  title: 'Insights/Insights lists',
  component: Insights,
  args: { element: 'mara-ellery' },
  parameters: { layout: 'fullscreen' },
  beforeEach: openPanel,
} satisfies Meta<typeof Insights>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SavedInPages: Story = {
  args: { element: 'saved-in-pages' },
  beforeEach: () => {
    const rest = page(insights(31, 5, saved), 2, 2, 35);
    answer('elementInsightSavedList', page(insights(1, 30, saved), 1, 2, 35), rest);
  },
  play: async () => {
    await untilCount(3);
    await expect(pagesOf('elementInsightSavedList')).toEqual([]);
    await userEvent.click(tab('Saved'));
    await waitFor(async () => expect(await screen.findByRole('feed', { name: 'Saved insights' })).toBeVisible());
    await expect(await findArticle('Insight 1')).toHaveAttribute('aria-posinset', '1');
    await expect(article('Insight 1')).toHaveAttribute('aria-setsize', '35');
    await userEvent.click(tab('Current'));
    await userEvent.click(tab('Saved'));
    await waitFor(async () => expect(await findArticle('Insight 1')).toBeVisible());
    const first = 'saved?page=1&per_page=30';
    await expect(pagesOf('elementInsightSavedList')).toEqual([first]);
    await scrollTo(1);
    await waitFor(async () => expect(await screen.findByText(ends.saved)).toBeVisible());
    await scrollTo(1);
    await expect(await findArticle('Insight 35')).toHaveAttribute('aria-posinset', '35');
    await expect(screen.queryByRole('button', { name: 'Load more insights' })).not.toBeInTheDocument();
    await expect(pagesOf('elementInsightSavedList')).toEqual([first, 'saved?page=2&per_page=30']);
  },
};

export const HistoryInPages: Story = {
  args: { element: 'history-in-pages' },
  play: async ({ step }) => {
    // The height assumed for unmeasured cards, so that the total stays the same.
    const high = { content: 'One.\nTwo.\nThree.\nFour.' };
    const second = Promise.withResolvers<object>();
    answer('elementInsightHistoryList', page(insights(1, 30, high), 1, 9), second.promise, page([], 3, 9));
    await untilCount(3);
    await userEvent.click(tab('History'));
    const more = await screen.findByRole('button', { name: 'Load more insights' });
    await step('scrolling past 80 % of the height loads one page', async () => {
      await scrollTo(0.7);
      await scrollTo(0.74);
      await expect(pagesOf('elementInsightHistoryList')).toEqual(['history?page=1&per_page=30']);
      await scrollTo(0.88);
      await waitFor(() => expect(screen.getByRole('feed')).toHaveAttribute('aria-busy', 'true'));
      await scrollTo(0.95);
      second.resolve(page(insights(31, 30, high), 2, 9));
      await waitFor(() => expect(screen.getByRole('feed')).toHaveAttribute('aria-busy', 'false'));
      await expect(pagesOf('elementInsightHistoryList')).toHaveLength(2);
    });
    await step('the button loads the next, and an empty page is the end', async () => {
      await fireEvent.click(more);
      await waitFor(async () => expect(await screen.findByText(ends.history)).toBeVisible());
      await expect(more).not.toBeInTheDocument();
      await expect(pagesOf('elementInsightHistoryList').at(-1)).toBe('history?page=3&per_page=30');
      await scrollTo(1);
      await waitFor(async () => expect(await findArticle('Insight 60')).toBeVisible());
      await expect(pagesOf('elementInsightHistoryList')).toHaveLength(3);
    });
  },
};

export const EmptyLists: Story = {
  args: { element: 'empty', other: 'not-empty' },
  beforeEach: () => {
    answer('elementInsightSavedList', page([], 1, 1, 0));
    answer('elementInsightHistoryList', page([], 1, 1, 0));
  },
  play: async ({ canvas, step }) => {
    const look = async (): Promise<void> => {
      await userEvent.click(tab('Saved'));
      await waitFor(async () => expect(await screen.findByText('No saved insights found.')).toBeVisible());
      await userEvent.click(tab('History'));
      await waitFor(async () => expect(await screen.findByText('No history insights found.')).toBeVisible());
      await expect(screen.queryByText(ends.history)).not.toBeInTheDocument();
    };
    await step('an empty list is requested once per visit', async () => {
      await untilCount(3);
      await look();
      await expect(rememberedAsEmpty()).toEqual(
        ['history', 'saved'].map((list) => `insightsEmpty:${list}:the-salt-road:empty`),
      );
      await look();
      // As after a reload: the cache is empty, the visit goes on.
      panelVisible$.set(false);
      queryClient.clear();
      panelVisible$.set(true);
      await screen.findAllByRole('tab');
      await look();
      for (const list of ['elementInsightSavedList', 'elementInsightHistoryList'] as const)
        await expect(requestsOf(list)).toHaveLength(1);
    });
    await step('another element starts with its current insights, and the lists are requested again', async () => {
      answer('elementInsightSavedList', page(insights(4, 2, saved), 1, 1, 2));
      await userEvent.click(canvas.getByRole('button', { name: 'Another element' }));
      await expect(tab('Current')).toHaveAttribute('aria-selected', 'true');
      await waitFor(() => expect(rememberedAsEmpty()).toEqual([]));
      await userEvent.click(tab('Saved'));
      await untilCount(2);
    });
  },
};

const fields = [
  insight(1, { title: 'The qz ledger' }),
  insight(2, { type: 'relevant_quote' }),
  insight(3, { subtitle_1: 'Qx, a novel' }),
  insight(4, { subtitle_2: 'wq' }),
  insight(5, { category_name: 'Zx' }),
  insight(6, { content: [{ type: 'bullet_points', content: ['One', 'a yq in a list'] }] }),
  insight(7, { extraAttributes: { Genre: 'xj' } }),
];

export const Searched: Story = {
  args: { element: 'searched' },
  beforeEach: () => {
    answer('elementInsightHistoryList', page(fields, 1, 1, fields.length));
    answer('elementInsightSearch', refusal(500));
  },
  play: async ({ step }) => {
    await untilCount(3);
    await userEvent.click(tab('History'));
    await untilCount(7);
    const box = screen.getByRole('searchbox', { name: 'Search insights' });
    await step('a term of one or two letters is searched in every field of the loaded insights', async () => {
      for (const [term, found] of [
        ['qz', 'The qz ledger'],
        ['fu', 'Insight 2'],
        ['qx ', 'Insight 3'],
        ['wq', 'Insight 4'],
        ['zX', 'Insight 5'],
        ['yq', 'Insight 6'],
        ['xj', 'Insight 7'],
      ] as const) {
        await fill(box, term);
        await untilCount(1);
        await expect(article(found)).toBeVisible();
        const [mark] = panel().querySelectorAll('mark');
        await expect(mark?.textContent.toLowerCase()).toBe(term.trim().toLowerCase());
      }
      await fill(box, 'vv');
      await waitFor(async () => expect(await screen.findByText(noMatch)).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
      await untilCount(7);
      await expect(box).toHaveFocus();
      await expect(panel().querySelector('mark')).not.toBeInTheDocument();
      await expect(requestsOf('elementInsightSearch')).toEqual([]);
    });
    await step('a failed search shows no matches and no error, and leaving the history ends it', async () => {
      await fill(box, 'harbour');
      await waitFor(async () => expect(await screen.findByText(noMatch)).toBeVisible());
      await expect(screen.queryByText(/Failed to load/)).not.toBeInTheDocument();
      await expect(requestsOf('elementInsightSearch')).toHaveLength(1);
      await userEvent.click(tab('Current'));
      await userEvent.click(tab('History'));
      await expect(screen.getByRole('searchbox')).toHaveValue('');
      await untilCount(7);
    });
  },
};

const long = Array.from({ length: 300 }, (_, n) => insight(n + 1, { content: `Line ${n}.\n`.repeat((n % 5) + 1) }));

function topOf(name: string): number {
  return Math.round(article(name).getBoundingClientRect().top - scroller().getBoundingClientRect().top);
}

async function expectInView(name: string): Promise<void> {
  await waitFor(() => {
    const { top, bottom } = article(name).getBoundingClientRect();
    const view = scroller().getBoundingClientRect();
    return expect(top < view.bottom && bottom > view.top).toBe(true);
  });
}

export const LongHistory: Story = {
  args: { element: 'long-history' },
  beforeEach: () => answer('elementInsightHistoryList', page(long, 1, 1, 300)),
  play: async ({ step }) => {
    await untilCount(3);
    await userEvent.click(tab('History'));
    await findArticle('Insight 1');
    await step('only cards near the viewport are rendered, and a tab restores its scroll position', async () => {
      await waitFor(() => expect(articles().length).toBeLessThan(30));
      await waitFor(() => {
        scroller().scrollTop = 20_000;
        return expect(Number(articles()[0]?.getAttribute('aria-posinset'))).toBeGreaterThan(60);
      });
      await waitFor(() => expect(articles().length).toBeLessThan(30));
      const below = scroller().getBoundingClientRect().top + 90;
      const visible = articles().find((card) => card.getBoundingClientRect().top > below);
      const name = visible?.getAttribute('aria-label') ?? '';
      const before = topOf(name);
      const expectThere = () => waitFor(() => expect(Math.abs(topOf(name) - before)).toBeLessThanOrEqual(2));
      await userEvent.click(tab('Current'));
      await untilCount(3);
      await userEvent.click(tab('History'));
      await expectThere();
      await userEvent.click(screen.getByRole('button', { name: 'Close insights' }));
      panelVisible$.set(true);
      await expectThere();
    });
    await step('Page keys move by card, End scrolls to the end, Control with Home or End leaves', async () => {
      scroller().scrollTop = 0;
      (await findArticle('Insight 1')).focus();
      for (let n = 2; n <= 14; n += 1) {
        await userEvent.keyboard('{PageDown}');
        await waitFor(() => expect(article(`Insight ${n}`)).toHaveFocus());
        await expectInView(`Insight ${n}`);
      }
      await userEvent.tab();
      await expect(bookmark('Insight 14')).toHaveFocus();
      await userEvent.keyboard('{PageUp}');
      await waitFor(() => expect(article('Insight 13')).toHaveFocus());
      await userEvent.keyboard('{End}');
      await findArticle('Insight 300');
      await expectInView('Insight 300');
      await expect(article('Insight 13')).toHaveFocus();
      await userEvent.keyboard('{PageDown}');
      await waitFor(() => expect(article('Insight 14')).toHaveFocus());
      await expectInView('Insight 14');
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await expect(screen.getByRole('searchbox')).toHaveFocus();
      article('Insight 14').focus();
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await expect(screen.getByText(ends.history)).toHaveFocus();
    });
  },
};

export const RemovedFromSaved: Story = {
  args: { element: 'removed' },
  beforeEach: () => {
    const actions = { unsave: { method: 'DELETE', path: '/api/v1/development-insights/9001/unsave' } };
    answer('elementInsightSavedList', page(insights(1, 12, { ...saved, actions }), 1, 1, 12));
    answer('insightUnsave', { data: {} });
  },
  play: async () => {
    await untilCount(3);
    await userEvent.click(tab('Saved'));
    await waitFor(() => expect(article('Insight 2')).toHaveAttribute('aria-setsize', '12'));
    bookmark('Insight 2').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Insight 2' })).not.toBeInTheDocument());
    await waitFor(() => expect(article('Insight 3')).toHaveFocus());
    await expect(article('Insight 3')).toHaveAttribute('aria-posinset', '2');
    await expect(article('Insight 3')).toHaveAttribute('aria-setsize', '11');
  },
};
