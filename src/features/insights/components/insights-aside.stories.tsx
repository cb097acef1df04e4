import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { answer, refusal, requestsOf } from '#src/api/testing/gallery-server.ts';
import { systemClock } from '#src/platform/clock.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { untilStill } from '#src/ui/testing/axe-rules.ts';
import { panelVisible$, sheetVisible$ } from '../panel-state.ts';
import {
  Insights,
  article,
  articles,
  bookmark,
  contextOf,
  ends,
  expectError,
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
import { InsightsOpener } from './insights-aside.tsx';

const meta = {
  title: 'Insights/Insights panel',
  component: Insights,
  args: { element: 'mara-ellery' },
  parameters: { layout: 'fullscreen' },
  beforeEach: openPanel,
} satisfies Meta<typeof Insights>;

export default meta;
type Story = StoryObj<typeof meta>;

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
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(tab('Current')).toHaveFocus());
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
    await waitFor(async () => expect(await screen.findByText('No saved insights found.')).toBeVisible());
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
      await waitFor(async () => expect(await screen.findByText(ends.history)).toBeVisible());
      const pages = pagesOf('elementInsightHistoryList').map((request) => request?.slice(0, 14));
      await expect(pages).toEqual([1, 1, 2, 2].map((n) => `history?page=${n}`));
      await scrollTo(1);
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
    await waitFor(async () => expect(await screen.findByText(ends.history)).toBeVisible());
    await untilCount(2);
    await expect(articles()[0]).toHaveAttribute('aria-setsize', '-1');
    await expect(pagesOf('elementInsightHistoryList')).toEqual([
      'history?page=1&per_page=30',
      'history?page=2&per_page=30',
    ]);
    await userEvent.click(tab('Saved'));
    await waitFor(async () => expect(await screen.findByText(ends.saved)).toBeVisible());
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
    await waitFor(async () => expect(await screen.findByText('No current insights found.')).toBeVisible());
    await userEvent.click(tab('Saved'));
    await waitFor(async () => expect(await screen.findByText('No saved insights found.')).toBeVisible());
    await userEvent.click(tab('History'));
    await waitFor(async () => expect(await screen.findByText('No history insights found.')).toBeVisible());
    await expect(screen.queryByText(/Failed to load/)).not.toBeInTheDocument();
    await expect(rememberedAsEmpty()).toEqual([]);
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
        await waitFor(async () => expect(await screen.findByText(noMatch)).toBeVisible());
      }
      await expect(requestsOf('elementInsightSearch')).toEqual([]);
      await fill(box, '');
      await untilCount(3);
    });
  },
};

let goBack = (): void => undefined;

let visit: (element: string) => void = () => undefined;

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
  render: function Render({ element }) {
    const [shown, setShown] = useState(element);
    visit = setShown;
    return (
      <div key={shown} style={{ position: 'relative', marginTop: 200 }}>
        <InsightsOpener context={contextOf(shown)} />
        <Insights element={shown} />
        <Back />
      </div>
    );
  },
  play: async ({ step }) => {
    // An overlay turns off the pointer's events on the page beside it.
    const finger = userEvent.setup({ pointerEventsCheck: 0 });
    // The open sheet hides the page from assistive technology.
    const findNew = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Creative Insights, new' });
    await findNew();
    await step('the sheet opens automatically once there are insights, until it is closed', async () => {
      const loaded = Promise.withResolvers<object>();
      answer('elementInsightList', loaded.promise);
      sheetVisible$.set(true);
      visit('opened');
      await waitFor(() => expect(requestsOf('elementInsightList')).toHaveLength(2));
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      loaded.resolve({ data: insights(1, 3) });
      await findSheet();
      await untilStill();
      await userEvent.keyboard('{Escape}');
      await expectSheetClosed();
      await expect(sheetVisible$.peek()).toBe(false);
      visit('on-phone');
      await findNew();
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    const pill = await findNew();
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
        () => finger.click(document.documentElement),
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
      await waitFor(async () => expect(await findSheet()).toBeVisible());
      scroller().scrollTop = 600;
      await waitFor(() => expect(scroller().scrollTop).toBe(600));
      await dragCard(200);
      await waitFor(async () => expect(await findSheet()).toBeVisible());
      scroller().scrollTop = 0;
      await findArticle('Insight 1');
      await dragCard(51);
      await expectSheetClosed();
      await expect(pill).toBeVisible();
    });
  },
};
