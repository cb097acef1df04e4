import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getInvoiceListQueryKey, getSubscriptionReadQueryKey } from '#src/api/generated/api/subscription.ts';
import { queryClient } from '#src/api/query-client.ts';
import { example } from '#src/api/testing/examples.ts';
import { failRequests } from '#src/api/testing/gallery-server.ts';
import { SubscriptionSection } from './subscription-section.tsx';

const meta = { title: 'Subscription/Subscription', component: SubscriptionSection } satisfies Meta<
  typeof SubscriptionSection
>;

export default meta;
type Story = StoryObj<typeof meta>;

function holding(name: 'active' | 'trialUnderWay' | 'trialEnded' | 'pastDue' | 'nothing'): Story {
  return {
    beforeEach: () => {
      queryClient.setQueryData(getSubscriptionReadQueryKey(), example('subscriptionRead', name));
      queryClient.setQueryData(getInvoiceListQueryKey(), example('invoiceList'));
    },
  };
}

export const Active = holding('active');
export const Trial = holding('trialUnderWay');
export const TrialEnded = holding('trialEnded');
export const PastDue = holding('pastDue');
export const Nothing = holding('nothing');
export const Loading: Story = {};
export const Failed: Story = {
  beforeEach: failRequests,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('alert'))[0]).toBeVisible();
  },
};
