import type { Invoice } from '#src/contract/generated/types.ts';
import { calendarDay } from '#src/lib/dates.ts';
import { trimmed, uniqueById } from '#src/lib/display-values.ts';
import { formatMoney } from './money.ts';

/** An invoice for the table. Unreadable values are null. */
export type InvoiceModel = {
  readonly id: number;
  readonly number: string;
  readonly day: string | null;
  readonly amount: string | null;
  /** The server's status. An unknown one is shown unchanged. */
  readonly status: string | null;
  readonly hasFile: boolean;
};

/** Returns each invoice once. */
export function toInvoices(invoices: readonly Invoice[]): readonly InvoiceModel[] {
  const views = invoices.map(({ id, number, issued_at: issuedAt, amount, currency, status, download_url: url }) => ({
    id,
    number: trimmed(number) ?? String(id),
    day: calendarDay(issuedAt),
    amount: formatMoney(amount, currency, 'full'),
    status: trimmed(status),
    hasFile: trimmed(url) !== null,
  }));
  return uniqueById(views);
}

const longestName = 100;

/** Returns an invoice's file name, without characters that file systems reserve. */
export function invoiceFileName(number: string): string {
  // oxlint-disable-next-line no-control-regex -- file names can't contain them
  const safe = number.replaceAll(/[\u0000-\u001f\u007f\\/:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '-').trim();
  const short = Array.from(safe).slice(0, longestName).join('').toWellFormed();
  return `Invoice ${short}.pdf`;
}
