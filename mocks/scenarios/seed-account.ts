import type { SeedTable } from './seed-table.ts';
import type { AccountData } from './account-data.ts';

export function seedAccount(account: AccountData, user_id: number, table: SeedTable): void {
  const { subscription, trial } = account;
  if (subscription) table('subscriptions').put({ id: subscription.id, user_id, subscription });
  if (trial) table('trials').put({ id: user_id, trial });
  for (const product of account.products) table('products').put({ id: product.id, product });
  for (const invoice of account.invoices) table('invoices').put({ id: invoice.id, user_id, invoice });
  for (const summary of account.summaries) table('summaries').put({ id: summary.id, user_id, summary });
  for (const sequence of account.sequences) table('sequences').put({ id: sequence.id, user_id, sequence });
}
