import type { ContractExamples } from '#mocks/contract/examples.ts';
import type { Schema } from '#mocks/model/schema.ts';

export type AccountData = {
  readonly subscription: Schema<'Subscription'> | null;
  readonly trial: Schema<'Trial'> | null;
  readonly products: readonly Schema<'Product'>[];
  readonly invoices: readonly Schema<'Invoice'>[];
  readonly summaries: readonly Schema<'Summary'>[];
  readonly sequences: readonly Schema<'StorySequence'>[];
};

export const noAccount: AccountData = {
  subscription: null,
  trial: null,
  products: [],
  invoices: [],
  summaries: [],
  sequences: [],
};

const plans = {
  active: 'threeMonths',
  pastDue: 'oneOpen',
  trialUnderWay: 'empty',
  trialEnded: 'empty',
  nothing: 'empty',
} as const;

export type PlanName = keyof typeof plans;

export function readAccount(examples: ContractExamples, plan: PlanName): AccountData {
  return {
    ...examples('subscriptionRead', plan).data,
    invoices: examples('invoiceList', plans[plan]).data,
    summaries: [examples('summaryRead', 'saltRoad').data, examples('summaryRead', 'short').data],
    sequences: [examples('storySequenceRead', 'theReturn').data, examples('storySequenceRead', 'bare').data],
  };
}
