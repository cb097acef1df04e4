import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { queryClient } from '#src/api/query-client.ts';
import { createInsight } from '#src/api/testing/entities.ts';
import { answer, refusal, requestsOf } from '#src/api/testing/gallery-server.ts';
import { storedKeys } from '#src/platform/browser-storage.ts';
import { systemClock } from '#src/platform/clock.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { untilStill } from '#src/ui/testing/axe-rules.ts';
import { useInsights } from '../activation.ts';
import type { InsightsContext } from '../context.ts';
import { panelVisible$, sheetVisible$ } from '../panel-state.ts';
import { InsightsAside, InsightsOpener } from './insights-aside.tsx';

type Args = { element: string | null; other?: string };

const noChannels = { projectId: null, elementId: null };

/** Null is the writer. */
function contextOf(elementSlug: string | null): InsightsContext {
  return { projectSlug: elementSlug === null ? null : 'the-salt-road', elementSlug, sessionChatId: null };
}

function Insights({ element, other }: Args) {
  const [context, setContext] = useState(() => contextOf(element));
  useInsights(context, noChannels);
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      {other !== undefined && (
        <button type="button" onClick={() => setContext(contextOf(context.elementSlug === other ? element : other))}>
          Another element
        </button>
      )}
      <InsightsAside context={context} generating={false} canOpen={() => true} />
    </div>
  );
}

const meta = {
  title: 'Insights/Insights panel',
  component: Insights,
  // What the panel remembers outlives its story, so each story has its own element.
  args: { element: 'mara-ellery' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    panelVisible$.set(true);
    sheetVisible$.set(false);
    answer('elementInsightList', { data: insights(1, 3) });
  },
} satisfies Meta<typeof Insights>;

export default meta;
type Story = StoryObj<typeof meta>;

function insight(id: number, more: object = {}): object {
  return createInsight({
    id,
    title: `Insight ${id}`,
    content: `What insight ${id} says.`,
    actions: { save: { method: 'POST', path: `/api/v1/development-insights/${id}/save` } },
    ...more,
  });
}

function insights(first: number, count: number, more: object = {}): object[] {
  return Array.from({ length: count }, (_, n) => insight(first + n, more));
}

function page(data: readonly object[], current: number, last: number, total = 65): object {
  return { data, meta: { current_page: current, last_page: last, per_page: 30, total } };
}

const saved = { saved_at: '2026-11-01T10:00:00Z' };

function tab(name: 'Current' | 'Saved' | 'History'): HTMLElement {
  return screen.getByRole('tab', { name });
}

function panel(): HTMLElement {
  return screen.getByRole('tabpanel');
}

function articles(): HTMLElement[] {
  return within(panel()).queryAllByRole('article');
}

function article(name: string): HTMLElement {
  return within(panel()).getByRole('article', { name });
}

function findArticle(name: string): Promise<HTMLElement> {
  return screen.findByRole('article', { name });
}

function bookmark(name: string): HTMLElement {
  return within(article(name)).getByRole('button', { name: 'Save insight' });
}

function scroller(): HTMLElement {
  return panel().parentElement as HTMLElement;
}

/** Scrolls until the visible bottom is at this share of the height, even if measuring changes it. */
async function scrollTo(part: number): Promise<void> {
  const view = scroller();
  await waitFor(() => {
    const top = view.scrollHeight * part - view.clientHeight;
    const isThere = Math.abs(view.scrollTop - top) < 4;
    if (!isThere) view.scrollTop = top;
    return expect(isThere).toBe(true);
  });
}

function pagesOf(id: Parameters<typeof requestsOf>[0]): (string | undefined)[] {
  return requestsOf(id).map(({ path }) => path.split('/').at(-1));
}

async function untilCount(count: number): Promise<void> {
  await waitFor(() => expect(articles()).toHaveLength(count));
}

const ends = {
  saved: "You've reached the end of your saved insights.",
  history: 'End of insights history. No more insights available.',
};

export const Default: Story = {
  args: { element: 'tabs' },
  beforeEach: () => {
    answer('elementInsightSavedList', page(insights(4, 2, saved), 1, 1, 2));
    answer('elementInsightHistoryList', page(insights(6, 2), 1, 1, 2));
  },
  play: async () => {
    await untilCount(3);
    await expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Creative Insights');
    await expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Current',
      'Saved',
      'History',
    ]);
    await expect(tab('Current')).toHaveAttribute('aria-selected', 'true');
    await expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    tab('Current').focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(tab('Saved')).toHaveFocus());
    await expect(screen.getByRole('tabpanel', { name: 'Saved' })).toBeVisible();
    await untilCount(2);
    await expectAccessibleInBoth();
    await expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{End}');
    const search = await screen.findByRole('searchbox', { name: 'Search insights' });
    await expect(search).toHaveAttribute('placeholder', 'Search...');
    await untilCount(2);
    await expectAccessibleInBoth();
    await userEvent.click(screen.getByRole('button', { name: 'Close insights' }));
    await waitFor(() => expect(screen.queryByRole('tab')).not.toBeInTheDocument());
    panelVisible$.set(true);
    await waitFor(() => expect(tab('History')).toHaveAttribute('aria-selected', 'true'));
    await untilCount(2);
  },
};

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
    await expect(await screen.findByRole('feed', { name: 'Saved insights' })).toBeVisible();
    await expect(await findArticle('Insight 1')).toHaveAttribute('aria-posinset', '1');
    await expect(article('Insight 1')).toHaveAttribute('aria-setsize', '35');
    await userEvent.click(tab('Current'));
    await userEvent.click(tab('Saved'));
    await expect(await findArticle('Insight 1')).toBeVisible();
    const first = 'saved?page=1&per_page=30';
    await expect(pagesOf('elementInsightSavedList')).toEqual([first]);
    await scrollTo(1);
    await expect(await screen.findByText(ends.saved)).toBeVisible();
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
      await expect(await screen.findByText(ends.history)).toBeVisible();
      await expect(more).not.toBeInTheDocument();
      await expect(pagesOf('elementInsightHistoryList').at(-1)).toBe('history?page=3&per_page=30');
      await scrollTo(1);
      await expect(await findArticle('Insight 60')).toBeVisible();
      await expect(pagesOf('elementInsightHistoryList')).toHaveLength(3);
    });
  },
};

function rememberedAsEmpty(): string[] {
  return storedKeys('session', 'insightsEmpty:').toSorted();
}

export const EmptyLists: Story = {
  args: { element: 'empty', other: 'not-empty' },
  beforeEach: () => {
    answer('elementInsightSavedList', page([], 1, 1, 0));
    answer('elementInsightHistoryList', page([], 1, 1, 0));
  },
  play: async ({ canvas, step }) => {
    const look = async (): Promise<void> => {
      await userEvent.click(tab('Saved'));
      await expect(await screen.findByText('No saved insights found.')).toBeVisible();
      await userEvent.click(tab('History'));
      await expect(await screen.findByText('No history insights found.')).toBeVisible();
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

export const OfAnotherElement: Story = {
  args: { element: 'first-of-two', other: 'second-of-two' },
  beforeEach: () => {
    const two = page(insights(4, 2, saved), 1, 1, 2);
    answer('elementInsightSavedList', two, page([], 1, 1, 0), two);
  },
  play: async ({ canvas }) => {
    await untilCount(3);
    await userEvent.click(tab('Saved'));
    await untilCount(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Another element' }));
    await expect(tab('Current')).toHaveAttribute('aria-selected', 'true');
    await untilCount(3);
    await userEvent.click(tab('Saved'));
    await expect(await screen.findByText('No saved insights found.')).toBeVisible();
    await expect(rememberedAsEmpty()).toEqual(['insightsEmpty:saved:the-salt-road:second-of-two']);
    spyOn(systemClock, 'now').mockImplementation(() => Date.now() + 11_000);
    await userEvent.click(canvas.getByRole('button', { name: 'Another element' }));
    await expect(tab('Current')).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(rememberedAsEmpty()).toEqual([]));
    await userEvent.click(tab('Saved'));
    await untilCount(2);
    await expect(requestsOf('elementInsightSavedList')).toHaveLength(3);
  },
};

export const Failed: Story = {
  args: { element: 'failed' },
  beforeEach: () => {
    const failure = refusal(500);
    answer('elementInsightList', failure, { data: insights(1, 3) });
    answer('elementInsightSavedList', failure, page(insights(4, 2, saved), 1, 1, 2));
    answer('elementInsightHistoryList', failure, page(insights(1, 30), 1, 2), failure, page(insights(31, 2), 2, 2));
  },
  play: async ({ step }) => {
    const alert = (): Promise<HTMLElement> => within(panel()).findByRole('alert');
    await step('the current insights are requested again by their button', async () => {
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Failed to load current insights$/));
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      await untilCount(3);
      await expect(requestsOf('elementInsightList')).toHaveLength(2);
    });
    await step('so are the saved insights', async () => {
      await userEvent.click(tab('Saved'));
      await expect(await alert()).toHaveTextContent(/^Failed to load saved insights\. Please try again\.$/);
      await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
      await untilCount(2);
    });
    await step('and the history, also its later pages', async () => {
      await userEvent.click(tab('History'));
      await expect(await alert()).toHaveTextContent(/^Failed to load history insights$/);
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      await fireEvent.click(await screen.findByRole('button', { name: 'Load more insights' }));
      await expect(await alert()).toHaveTextContent(/^Failed to load insights\. Please try again\.$/);
      await scrollTo(1);
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      await expect(await screen.findByText(ends.history)).toBeVisible();
      const pages = pagesOf('elementInsightHistoryList').map((request) => request?.slice(0, 14));
      await expect(pages).toEqual([1, 1, 2, 2].map((n) => `history?page=${n}`));
    });
  },
};

export const OddResponses: Story = {
  args: { element: 'odd' },
  beforeEach: () => {
    const data = [insight(1), insight(2), insight(1)];
    answer('elementInsightHistoryList', { data, meta: { last_page: 2 } }, { data, meta: { last_page: 7 } });
    answer('elementInsightSavedList', { data: { insights: data } });
  },
  play: async () => {
    await untilCount(3);
    await userEvent.click(tab('History'));
    await expect(await screen.findByText(ends.history)).toBeVisible();
    await untilCount(2);
    await expect(articles()[0]).toHaveAttribute('aria-setsize', '-1');
    await expect(pagesOf('elementInsightHistoryList')).toEqual([
      'history?page=1&per_page=30',
      'history?page=2&per_page=30',
    ]);
    await userEvent.click(tab('Saved'));
    await expect(await screen.findByText(ends.saved)).toBeVisible();
    await untilCount(2);
  },
};

export const LoggedOut: Story = {
  args: { element: 'logged-out' },
  beforeEach: () => {
    for (const list of ['elementInsightList', 'elementInsightSavedList', 'elementInsightHistoryList'] as const)
      answer(list, refusal(401));
  },
  play: async () => {
    await expect(await screen.findByText('No current insights found.')).toBeVisible();
    await userEvent.click(tab('Saved'));
    await expect(await screen.findByText('No saved insights found.')).toBeVisible();
    await userEvent.click(tab('History'));
    await expect(await screen.findByText('No history insights found.')).toBeVisible();
    await expect(screen.queryByText(/Failed to load/)).not.toBeInTheDocument();
    await expect(rememberedAsEmpty()).toEqual([]);
  },
};

function fill(box: HTMLElement, value: string): Promise<boolean> {
  return fireEvent.change(box, { target: { value } });
}

const noMatch = 'No insights match your search. Try different keywords.';

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
      await expect(await screen.findByText(noMatch)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
      await untilCount(7);
      await expect(box).toHaveFocus();
      await expect(panel().querySelector('mark')).not.toBeInTheDocument();
      await expect(requestsOf('elementInsightSearch')).toEqual([]);
    });
    await step('a failed search shows no matches and no error, and leaving the history ends it', async () => {
      await fill(box, 'harbour');
      await expect(await screen.findByText(noMatch)).toBeVisible();
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
    await findArticle('Insight 2');
    bookmark('Insight 2').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Insight 2' })).not.toBeInTheDocument());
    await waitFor(() => expect(article('Insight 3')).toHaveFocus());
    await expect(article('Insight 3')).toHaveAttribute('aria-posinset', '2');
    await expect(article('Insight 3')).toHaveAttribute('aria-setsize', '11');
  },
};

async function expectError(text: string): Promise<void> {
  const alert = await screen.findByRole('alert', { name: 'Error' });
  await expect(alert).toHaveTextContent(text);
  await userEvent.click(within(alert).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(alert).not.toHaveTextContent(text));
}

async function untilPressed(name: string, pressed: boolean): Promise<void> {
  await waitFor(() => expect(bookmark(name)).toHaveAttribute('aria-pressed', String(pressed)));
}

async function untilEnabled(name: string): Promise<void> {
  await waitFor(() => expect(bookmark(name)).not.toHaveAttribute('aria-disabled', 'true'));
}

export const SaveRejected: Story = {
  args: { element: 'save-rejected' },
  beforeEach: () => {
    answer('elementInsightSavedList', page(insights(4, 2, saved), 1, 1, 2));
    answer('elementInsightHistoryList', page(insights(1, 3), 1, 1, 3));
  },
  play: async () => {
    const saving = Promise.withResolvers<Response>();
    answer('insightSave', saving.promise);
    await untilCount(3);
    await userEvent.click(tab('Saved'));
    await untilCount(2);
    await userEvent.click(tab('History'));
    await untilCount(3);
    await userEvent.click(bookmark('Insight 1'));
    await userEvent.click(tab('Saved'));
    await untilCount(3);
    await expect(articles()[0]).toHaveAttribute('aria-setsize', '3');
    saving.resolve(refusal(500));
    await untilCount(2);
    await screen.findByRole('alert', { name: 'Error' });
    await expectAccessibleInBoth();
    await expectError('We couldn’t save that insight. Please try again.');
    await userEvent.click(tab('History'));
    await findArticle('Insight 1');
    await expect(bookmark('Insight 1')).toHaveAttribute('aria-pressed', 'false');
    await expect(pagesOf('elementInsightSavedList')).toHaveLength(1);
  },
};

export const SavedEverywhere: Story = {
  args: { element: 'saved-everywhere' },
  beforeEach: () => {
    const actions = { unsave: { method: 'POST', path: '/api/v1/development-insights/1/unsave' } };
    answer('elementInsightSavedList', page(insights(4, 2, saved), 1, 1, 2));
    answer('elementInsightHistoryList', page(insights(1, 3), 1, 1, 3));
    answer('insightSave', { data: insight(1, { ...saved, actions }) });
    answer('insightUnsave', { data: insight(1) });
  },
  play: async () => {
    await untilCount(3);
    await userEvent.click(tab('Saved'));
    await untilCount(2);
    await userEvent.click(tab('History'));
    await untilCount(3);
    await userEvent.click(bookmark('Insight 1'));
    await untilPressed('Insight 1', true);
    await waitFor(() => expect(tab('Saved')).toHaveAccessibleDescription('Something new'));
    await userEvent.click(tab('Saved'));
    await untilCount(3);
    await expect(articles()[0]).toHaveAccessibleName('Insight 1');
    await expect(tab('Saved')).not.toHaveAccessibleDescription('Something new');
    await expect(requestsOf('elementInsightSavedList')).toHaveLength(1);
    await userEvent.click(tab('History'));
    await fill(await screen.findByRole('searchbox'), 't 1');
    await waitFor(() => expect(article('Insight 1').querySelector('mark')).toBeVisible());
    await expect(bookmark('Insight 1')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(tab('Saved'));
    await untilCount(3);
    await userEvent.click(bookmark('Insight 1'));
    await untilCount(2);
    await userEvent.click(tab('History'));
    await findArticle('Insight 1');
    await untilPressed('Insight 1', false);
    await untilEnabled('Insight 1');
    await userEvent.click(bookmark('Insight 1'));
    await waitFor(() => expect(requestsOf('insightSave')).toHaveLength(2));
    await untilPressed('Insight 1', true);
  },
};

export const ServerAddresses: Story = {
  args: { element: 'server-addresses' },
  beforeEach: () => {
    const address = '/api/v1/development-insights';
    const unsave = { method: 'DELETE', path: `${address}/9002/unsave` };
    const elsewhere = { save: { method: 'PUT', path: `${address}/9001/save` } };
    answer('elementInsightHistoryList', page([insight(5, { actions: elsewhere })], 1, 1, 1));
    answer('insightSave', { data: insight(5, { saved_at: '2026-11-21T10:00:00Z', actions: { unsave } }) });
    answer('insightUnsave', {});
  },
  play: async () => {
    await untilCount(3);
    await userEvent.click(tab('History'));
    await findArticle('Insight 5');
    await userEvent.click(bookmark('Insight 5'));
    await untilPressed('Insight 5', true);
    await untilEnabled('Insight 5');
    await userEvent.click(bookmark('Insight 5'));
    await waitFor(() => expect(requestsOf('insightUnsave')).toHaveLength(1));
    await expect(requestsOf('insightSave').map(({ line }) => line)).toEqual([
      'POST /api/v1/development-insights/9001/save',
    ]);
    await expect(requestsOf('insightUnsave').map(({ line }) => line)).toEqual([
      'POST /api/v1/development-insights/9002/unsave',
    ]);
    await untilPressed('Insight 5', false);
  },
};

export const SavesAtOnce: Story = {
  args: { element: 'saves-at-once' },
  beforeEach: () => {
    const actions = { unsave: { method: 'POST', path: '/api/v1/development-insights/9001/unsave' } };
    const rows = [...insights(1, 2), ...insights(3, 2, { ...saved, actions })];
    answer('elementInsightHistoryList', page(rows, 1, 1, 4));
  },
  play: async () => {
    const later = Promise.withResolvers<object>();
    answer('insightSave', later.promise);
    answer('insightUnsave', later.promise);
    await untilCount(3);
    await userEvent.click(tab('History'));
    await untilCount(4);
    const press = (id: number): void => bookmark(`Insight ${id}`).click();
    for (const id of [1, 2, 3, 4]) press(id);
    const states = () => [1, 2, 3, 4].map((id) => bookmark(`Insight ${id}`).getAttribute('aria-pressed'));
    await waitFor(() => expect(states()).toEqual(['true', 'false', 'false', 'true']));
    later.resolve({});
    await untilEnabled('Insight 2');
    await untilEnabled('Insight 4');
    await expect(requestsOf('insightSave')).toHaveLength(1);
    await expect(requestsOf('insightUnsave')).toHaveLength(1);
    await expect(states()).toEqual(['true', 'false', 'false', 'true']);
  },
};

export const NotSendable: Story = {
  args: { element: 'not-sendable' },
  beforeEach: () => {
    const elsewhere = { save: { method: 'POST', path: '//evil.test/api/v1/development-insights/1/save' } };
    const deleting = { unsave: { method: 'DELETE', path: '/api/v1/../user' } };
    answer('elementInsightList', {
      data: [
        insight(1, { actions: elsewhere }),
        insight(2, { actions: deleting, ...saved }),
        insight(3, { actions: {} }),
        insight(4, { actions: undefined }),
      ],
    });
  },
  play: async () => {
    await untilCount(4);
    for (const [name, pressed] of [
      ['Insight 1', 'false'],
      ['Insight 2', 'true'],
    ] as const) {
      await userEvent.click(bookmark(name));
      await expectError('This action isn’t available.');
      await expect(bookmark(name)).toHaveAttribute('aria-pressed', pressed);
    }
    await expect(bookmark('Insight 3')).toHaveAttribute('aria-disabled', 'true');
    await expect(bookmark('Insight 4')).toHaveAttribute('aria-disabled', 'true');
    await expect(requestsOf('insightSave')).toEqual([]);
    await expect(requestsOf('insightUnsave')).toEqual([]);
  },
};

const labels = {
  market_comp_insight: 'Similar Story Insight',
  brainstorming_insight: 'Brainstorming',
  relevant_quote: 'Insightful Quote',
  audience_reaction_insight: 'Audience Reaction',
  development_tip: 'Development Tip',
  common_tropes: 'Common Tropes',
  common_cliches: 'Common Cliches',
  __proto__x: 'Insight',
  constructor: 'Insight',
};

export const EveryForm: Story = {
  args: { element: 'every-form' },
  beforeEach: () => {
    const kinds = Object.keys(labels).map((type, n) => insight(n + 1, { type, content: null }));
    const forms = [
      insight(20, { content: 'One plain sentence.' }),
      insight(21, { content: ['First of a list.', 'Second of a list.'] }),
      insight(22, { content: [{ type: 'bullet_points', content: ['A point.', 'Another point.'] }] }),
      insight(23, { content: [{ type: 'quote', content: 'Said by somebody.' }] }),
      insight(24, { content: [{ type: 'subtitle', content: 'A small heading' }, 'And its text.'] }),
      insight(25, { content: [{ type: 'hologram', content: '<b>Unheard of</b>' }, null, 7, {}] }),
      insight(26, {
        title: null,
        subtitle_1: 'A subtitle',
        subtitle_2: 'Another',
        caption: 'A caption',
        content: null,
      }),
      insight(20, { content: 'The same id again.' }),
      { type: 'development_tip', title: 'Without an id' },
      null,
    ];
    const data = { title: 'The Salt Road', caption: 'After your answers', insights: [...kinds, ...forms] };
    answer('elementInsightList', { data });
  },
  play: async () => {
    const kinds = Object.values(labels);
    // Only cards near the window are rendered.
    await findArticle('Insight 1');
    scroller().style.height = '9000px';
    await untilCount(kinds.length + 7);
    await expect(screen.getByRole('heading', { name: 'The Salt Road' })).toBeVisible();
    await expect(screen.getByText('After your answers')).toBeVisible();
    for (const [n, label] of kinds.entries())
      await waitFor(() => expect(within(articles()[n] as HTMLElement).getByText(label)).toBeVisible());
    const of = (id: number) => article(`Insight ${id}`);
    await expect(of(21)).toHaveTextContent('Second of a list.');
    const points = within(of(22)).getAllByRole('listitem');
    await expect(points.map(({ textContent }) => textContent)).toEqual(['A point.', 'Another point.']);
    await expect(within(of(23)).getByRole('blockquote')).toHaveTextContent('Said by somebody.');
    await expect(within(of(24)).getByRole('heading', { name: 'A small heading' })).toBeVisible();
    await expect(of(25)).toHaveTextContent('<b>Unheard of</b>');
    await expect(screen.getByText('A caption')).toBeVisible();
    await expect(panel()).not.toHaveTextContent(/undefined|NaN|\[object/);
  },
};

export const OfWriter: Story = {
  args: { element: null },
  beforeEach: () => {
    answer('userInsightList', refusal(500), { data: insights(1, 1) });
    answer('userInsightHistoryList', page(insights(1, 3), 1, 1, 3));
  },
  play: async ({ step }) => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Failed to load insights$/));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await findArticle('Insight 1');
    await step('a search outside an element finds nothing and sends no request', async () => {
      await userEvent.click(tab('History'));
      await untilCount(3);
      const box = screen.getByRole('searchbox', { name: 'Search insights' });
      for (const term of ['in', 'the key']) {
        await fill(box, term);
        await expect(await screen.findByText(noMatch)).toBeVisible();
      }
      await expect(requestsOf('elementInsightSearch')).toEqual([]);
      await fill(box, '');
      await untilCount(3);
    });
  },
};

let goBack = (): void => undefined;

/** The device's Back. */
function Back(): null {
  const navigate = useNavigate();
  useEffect(() => {
    goBack = () => void navigate(-1);
  }, [navigate]);
  return null;
}

function findSheet(): Promise<HTMLElement> {
  return screen.findByRole('dialog', { name: 'Creative Insights' });
}

async function expectSheetClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** Drags the sheet's head with the mouse. */
async function swipe(clientX: number, clientY: number): Promise<void> {
  const head = screen.getByRole('heading', { name: 'Creative Insights' });
  await fireEvent.pointerDown(head, { button: 0, clientX: 0, clientY: 0 });
  await fireEvent.pointerMove(head, { clientX: clientX / 2, clientY: clientY / 2 });
  await fireEvent.pointerMove(head, { clientX, clientY });
  await fireEvent.pointerUp(head);
}

/** Drags a card with a finger. */
async function dragCard(by: number): Promise<void> {
  const card = screen.getAllByRole('article')[1] as HTMLElement;
  const touch = (clientY: number) => [new Touch({ identifier: 1, target: card, clientX: 190, clientY })];
  await fireEvent.touchStart(card, { touches: touch(500) });
  await fireEvent.touchMove(card, { touches: touch(500 + by) });
  await fireEvent.touchEnd(card, { changedTouches: touch(500 + by) });
}

export const OnPhone: Story = {
  args: { element: 'on-phone' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    // Only a real pointer can be captured.
    spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
    answer('elementInsightHistoryList', page(insights(1, 30), 1, 1, 30));
  },
  render: ({ element }) => (
    <div style={{ position: 'relative', marginTop: 200 }}>
      <InsightsOpener context={contextOf(element)} />
      <Insights element={element} />
      <Back />
    </div>
  ),
  play: async ({ step }) => {
    // An overlay turns off the pointer's events on the page beside it.
    const finger = userEvent.setup({ pointerEventsCheck: 0 });
    // The open sheet hides the page from assistive technology.
    const pill = screen.getByRole('button', { name: /^Creative Insights/ });
    await waitFor(() => expect(pill).toHaveAccessibleName('Creative Insights, new'));
    const open = async (): Promise<HTMLElement> => {
      pill.click();
      const sheet = await findSheet();
      await expect(pill).toHaveAttribute('aria-expanded', 'true');
      await untilStill();
      return sheet;
    };
    await step('the sheet closes by its Close button, Back, Escape, a press beside it or a swipe', async () => {
      const ways: (() => Promise<void> | void)[] = [
        () => finger.click(screen.getByRole('button', { name: 'Close' })),
        () => goBack(),
        () => userEvent.keyboard('{Escape}'),
        () => finger.click(document.body),
        () => swipe(0, 51),
        () => swipe(51, 0),
        () => swipe(-51, 0),
      ];
      for (const close of ways) {
        const sheet = await open();
        await expect(within(sheet).getAllByRole('article')).toHaveLength(3);
        await close();
        await expectSheetClosed();
      }
    });
    await step('a swipe of 50 px doesn’t close it', async () => {
      const sheet = await open();
      for (const [x, y] of [
        [0, 50],
        [50, 0],
        [-50, 0],
      ] as const)
        await swipe(x, y);
      await expect(sheet).toBeVisible();
    });
    await step('dragging a scrolled list doesn’t close it', async () => {
      await finger.click(tab('History'));
      await findArticle('Insight 1');
      await expectAccessibleInBoth();
      await dragCard(50);
      await expect(await findSheet()).toBeVisible();
      scroller().scrollTop = 600;
      await waitFor(() => expect(scroller().scrollTop).toBe(600));
      await dragCard(200);
      await expect(await findSheet()).toBeVisible();
      scroller().scrollTop = 0;
      await findArticle('Insight 1');
      await dragCard(51);
      await expectSheetClosed();
      await expect(pill).toBeVisible();
    });
  },
};
