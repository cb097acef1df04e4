import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { getInvoiceListQueryKey, getSubscriptionReadQueryKey } from '#src/api/generated/api/subscription.ts';
import { queryClient } from '#src/api/query-client.ts';
import { example } from '#src/api/testing/examples.ts';
import { answer, failRequests } from '#src/api/testing/gallery-server.ts';
import { SubscriptionSection } from './subscription-section.tsx';

const meta = { title: 'Subscription/Subscription', component: SubscriptionSection } satisfies Meta<
  typeof SubscriptionSection
>;

export default meta;
type Story = StoryObj<typeof meta>;

function holding(name: 'active' | 'trialUnderWay' | 'trialEnded' | 'pastDue'): Story {
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

export const PastDue: Story = {
  ...holding('pastDue'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$12 a month. Your last payment didn’t go through.')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Update payment method' });
    await expect(link.getAttribute('href')).toMatch(/\/__mock\/checkout\?subscription=3$/);
  },
};

/** An unpaid plan whose payment page is elsewhere. */
function payableAt(checkout_url: string): () => void {
  return () => {
    const { data } = example('subscriptionRead', 'pastDue');
    queryClient.setQueryData(getSubscriptionReadQueryKey(), { data: { ...data, checkout_url } });
    queryClient.setQueryData(getInvoiceListQueryKey(), example('invoiceList'));
  };
}

export const PayableElsewhere: Story = {
  beforeEach: payableAt('https://pay.example/checkout?subscription=3'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Update payment method' }));
    const dialog = await screen.findByRole('dialog', { name: 'Continue to pay.example?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const NotPayable: Story = {
  beforeEach: payableAt('http://pay.example/checkout?subscription=3'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payments aren’t available right now.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Update payment method' })).not.toBeInTheDocument();
  },
};

export const Nothing: Story = {
  beforeEach: () => {
    answer('subscriptionRead', example('subscriptionRead', 'nothing'));
    answer('invoiceList', example('invoiceList', 'empty'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have a plan, and there’s nothing to pay.')).toBeVisible();
    await expect(await canvas.findByText('No invoices yet.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const Unreadable: Story = {
  beforeEach: () => {
    answer('subscriptionRead', { data: { subscription: 'gold' } }, example('subscriptionRead'));
    answer('invoiceList', example('invoiceList'));
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('We couldn’t show your plan.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Writer, monthly' })).toBeVisible();
  },
};

export const Loading: Story = {};
export const Failed: Story = {
  beforeEach: failRequests,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('alert'))[0]).toBeVisible();
  },
};
