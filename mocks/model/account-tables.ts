import type { Schema } from './schema.ts';

export type AchievementRow = {
  readonly id: number;
  readonly user_id: number;
  readonly achievement: Schema<'Achievement'>;
};

export type SequenceRow = { readonly id: number; readonly user_id: number; readonly sequence: Schema<'StorySequence'> };

export type SubscriptionRow = {
  readonly id: number;
  readonly user_id: number;
  readonly subscription: Schema<'Subscription'>;
};

export type TrialRow = { readonly id: number; readonly trial: Schema<'Trial'> };

export type ProductRow = { readonly id: number; readonly product: Schema<'Product'> };

export type InvoiceRow = { readonly id: number; readonly user_id: number; readonly invoice: Schema<'Invoice'> };

export type SummaryRow = { readonly id: number; readonly user_id: number; readonly summary: Schema<'Summary'> };

/** A sign-in mail that was "sent": a link, with a code if requested. */
export type MailRow = {
  readonly id: number;
  readonly email: string;
  readonly method: 'code' | 'link';
  /** Six digits, or the link's code if no code was requested. */
  readonly code: string;
  readonly link_code: string;
  readonly sent_at: string;
  /** Milliseconds since 1970, by the session's clock. */
  readonly expires: number;
  readonly spent: boolean;
};

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
