import type { ContractExamples } from '#mocks/contract/examples.ts';
import type { Schema } from '#mocks/model/schema.ts';

/** Subscription, invoices, summaries and sequences of the writer at the beginning. */
export type AccountData = {
  readonly subscription: Schema<'Subscription'> | null;
  readonly trial: Schema<'Trial'> | null;
  readonly products: readonly Schema<'Product'>[];
  readonly invoices: readonly Schema<'Invoice'>[];
  readonly summaries: readonly Schema<'Summary'>[];
  readonly sequences: readonly Schema<'Sequence'>[];
};

/** An account in which nothing has happened yet. */
export const noAccount: AccountData = {
  subscription: null,
  trial: null,
  products: [],
  invoices: [],
  summaries: [],
  sequences: [],
};

/** Which example of `subscriptionRead` the writer begins with, and which invoices belong to it. */
const plans = {
  active: 'threeMonths',
  pastDue: 'oneOpen',
  trialUnderWay: 'empty',
  trialEnded: 'empty',
  nothing: 'empty',
} as const;

export type PlanName = keyof typeof plans;

/** The account that the contract's examples tell of. */
export const readAccount = (examples: ContractExamples, plan: PlanName): AccountData => ({
  ...examples('subscriptionRead', plan).data,
  invoices: examples('invoiceList', plans[plan]).data,
  summaries: [examples('summaryRead', 'saltRoad').data, examples('summaryRead', 'short').data],
  sequences: [examples('storySequenceRead', 'theReturn').data, examples('storySequenceRead', 'bare').data],
});
