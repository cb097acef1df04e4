import type { Schema } from './schema.ts';

export type AchievementRow = {
  readonly id: number;
  readonly user_id: number;
  readonly achievement: Schema<'Achievement'>;
};

export type SequenceRow = { readonly id: number; readonly user_id: number; readonly sequence: Schema<'Sequence'> };

export type SubscriptionRow = {
  readonly id: number;
  readonly user_id: number;
  readonly subscription: Schema<'Subscription'>;
};

/** The free trial, by its writer's id. */
export type TrialRow = { readonly id: number; readonly trial: Schema<'Trial'> };

/** A plan; without an owner, as every writer can choose it. */
export type ProductRow = { readonly id: number; readonly product: Schema<'Product'> };

export type InvoiceRow = { readonly id: number; readonly user_id: number; readonly invoice: Schema<'Invoice'> };

export type SummaryRow = { readonly id: number; readonly user_id: number; readonly summary: Schema<'Summary'> };

/** An email that the environment "sent": the link of a sign-in, and where one was asked for a code to type beside it. */
export type MailRow = {
  readonly id: number;
  readonly email: string;
  readonly method: 'code' | 'link';
  /** Six digits, or where none were asked for the code of the link. */
  readonly code: string;
  readonly link_code: string;
  readonly sent_at: string;
  /** Milliseconds since 1970, by the session's clock. */
  readonly expires: number;
  /** Spent by the login with either. */
  readonly spent: boolean;
};

/** Tables of the writer's account. */
export type AccountTables = {
  readonly achievements: AchievementRow;
  readonly sequences: SequenceRow;
  readonly subscriptions: SubscriptionRow;
  readonly trials: TrialRow;
  readonly products: ProductRow;
  readonly invoices: InvoiceRow;
  readonly summaries: SummaryRow;
  readonly mails: MailRow;
};
