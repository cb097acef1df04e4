import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showTrialNoticeInline } from '#src/platform/trial.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { TrialNotice } from './trial-notice.tsx';

const meta = {
  title: 'Subscription/Trial notice',
  component: TrialNotice,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TrialNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ended: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Free trial' })).toHaveTextContent(
      'Your free trial has ended. Your stories are still here.',
    );
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/profile#subscription');
    await expectAccessibleInBoth();
  },
};

export const EndedOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Where a screen says it, the banner doesn't. */
export const SaidInline: Story = {
  beforeEach: showTrialNoticeInline,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};
