import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { answer, refusal } from '#src/api/testing/gallery-server.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { SummaryList } from './summary-list.tsx';

const meta = { title: 'Summaries/Summary list', component: SummaryList } satisfies Meta<typeof SummaryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  beforeEach: () => answer('summaryList', example('summaryList')),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await expectAccessibleInBoth();
  },
};

export const Loading: Story = {};

/** An empty list invites the writer. */
export const FailedThenEmpty: Story = {
  beforeEach: () => answer('summaryList', refusal(500), example('summaryList', 'empty')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load your summaries.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Your story so far, in a few lines.')).toBeVisible();
  },
};
