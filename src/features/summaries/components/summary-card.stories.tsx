import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { answer, refusal } from '#src/api/testing/gallery-server.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { SummaryCard } from './summary-card.tsx';

const { data: summary } = example('summaryRead');

const meta = {
  title: 'Summaries/Summary card',
  component: SummaryCard,
  args: { summary: summary.id, onRead: fn() },
  beforeEach: () => answer('summaryRead', { data: summary }),
} satisfies Meta<typeof SummaryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read the summary' }));
    await expect(args.onRead).toHaveBeenCalledOnce();
    await expectAccessibleInBoth();
  },
};

export const Empty: Story = { beforeEach: () => answer('summaryRead', { data: { ...summary, content: '' } }) };
export const Loading: Story = { beforeEach: () => answer('summaryRead', new Promise(() => undefined)) };

export const Failed: Story = {
  beforeEach: () => answer('summaryRead', refusal(500), { data: summary }),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Summary' });
    await waitFor(() => expect(card).toHaveTextContent('We couldn’t load this summary.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(card).toHaveTextContent(summary.title));
  },
};
