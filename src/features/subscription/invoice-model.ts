import { calendarDay } from '#src/lib/calendar-day.ts';
import { asCount, asObjectArray, asText } from '#src/lib/decode.ts';
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

export function parseInvoices(raw: unknown): readonly InvoiceModel[] {
  const views = asObjectArray(raw).flatMap((row): InvoiceModel[] => {
    const id = asCount(row['id']);
    if (id === null) return [];
    return [
      {
        id,
        number: asText(row['number']) ?? String(id),
        day: calendarDay(row['issued_at']),
        amount: formatMoney(row['amount'], row['currency'], 'full'),
        status: asText(row['status']),
        hasFile: asText(row['download_url']) !== null,
      },
    ];
  });
  return [...new Map(views.map((view) => [view.id, view])).values()];
}

const longestName = 100;

/** Returns an invoice's file name, without characters that file systems reserve. */
export function invoiceFileName(number: string): string {
  // oxlint-disable-next-line no-control-regex -- file names can't contain them
  const safe = number.replaceAll(/[\u0000-\u001f\u007f\\/:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '-').trim();
  const short = Array.from(safe).slice(0, longestName).join('').toWellFormed();
  return `Invoice ${short}.pdf`;
}
