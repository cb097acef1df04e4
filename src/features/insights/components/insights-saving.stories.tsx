import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answer, refusal, requestsOf } from '#src/api/testing/gallery-server.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import {
  Insights,
  article,
  articles,
  bookmark,
  expectError,
  fill,
  findArticle,
  insight,
  insights,
  openPanel,
  page,
  pagesOf,
  saved,
  tab,
  untilCount,
} from '../testing/gallery-panel.tsx';

const meta = {
  title: 'Insights/Insights saving',
  component: Insights,
  args: { element: 'mara-ellery' },
  parameters: { layout: 'fullscreen' },
  beforeEach: openPanel,
} satisfies Meta<typeof Insights>;

export default meta;
type Story = StoryObj<typeof meta>;

async function untilPressed(name: string, pressed: boolean): Promise<void> {
  await waitFor(() => expect(bookmark(name)).toHaveAttribute('aria-pressed', String(pressed)));
}

async function untilEnabled(name: string): Promise<void> {
  await waitFor(() => expect(bookmark(name)).not.toHaveAttribute('aria-disabled', 'true'));
}

export const SaveRejected: Story = {
  args: { element: 'save-rejected' },
  beforeEach: () => {
    const actions = { unsave: { method: 'POST', path: '/api/v1/development-insights/4/unsave' } };
    answer('elementInsightSavedList', page(insights(4, 2, { ...saved, actions }), 1, 1, 2));
    answer('elementInsightHistoryList', page(insights(1, 3), 1, 1, 3));
    answer('insightUnsave', refusal(500));
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
    await userEvent.click(bookmark('Insight 4'));
    await expectError('We couldn’t unsave that insight. Please try again.');
    await untilPressed('Insight 4', true);
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
