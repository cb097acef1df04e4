import type { MockSession } from '#mocks/engine/session.ts';
import type { InvoiceRow, Schema, SubscriptionRow } from '#mocks/model/tables.ts';

export function toInvoiceResources(session: MockSession, userId: number): readonly Schema<'Invoice'>[] {
  return session
    .table('invoices')
    .where(({ user_id }) => user_id === userId)
    .map(({ invoice }) => invoice)
    .toSorted((one, other) => other.issued_at.localeCompare(one.issued_at) || other.id - one.id);
}

function numberIn({ invoice }: InvoiceRow): number {
  return Number(/\d+$/.exec(invoice.number)?.[0] ?? 0);
}

export function payInvoices(session: MockSession, userId: number): void {
  const invoices = session.table('invoices');
  for (const row of invoices.where(({ user_id, invoice }) => user_id === userId && invoice.status === 'open'))
    invoices.put({ ...row, invoice: { ...row.invoice, status: 'paid' } });
}

export function addInvoice(session: MockSession, { user_id, subscription }: SubscriptionRow, issued_at: string): void {
  const { product_name, interval, amount, currency } = subscription;
  const invoices = session.table('invoices');
  const count = Math.max(0, ...invoices.all().map(numberIn)) + 1;
  const id = session.nextId('invoices');
  invoices.put({
    id,
    user_id,
    invoice: {
      id,
      number: `LL-${issued_at.slice(0, 4)}-${String(count).padStart(4, '0')}`,
      issued_at,
      amount,
      currency,
      status: 'paid',
      lines: [{ description: `${product_name}, one ${interval}`, quantity: 1, amount }],
      download_url: `/api/v1/subscriptions/invoices/${id}/pdf`,
    },
  });
}

/** Formats an amount in the currency's smallest unit, such as "$12.00". */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** Windows-1252 beyond Latin-1. PDF's standard fonts support only these two. */
const beyondLatin = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Letters that Unicode can't decompose. */
const likeness: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', Ħ: 'H', ı: 'i' };

function isWritable(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code < 0x100) || beyondLatin.includes(letter);
}

function writable(letter: string): string {
  if (isWritable(letter)) return letter;
  const bare = likeness[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return bare !== '' && Array.from(bare).every(isWritable) ? bare : '?';
}

/** Replaces letters that PDF's standard fonts can't show: drops their marks, or writes a question mark. */
export function withWritableLetters(text: string): string {
  return Array.from(text.normalize('NFC'), writable).join('');
}

type Invoice = Schema<'Invoice'>;
type Payer = { readonly name?: string | null | undefined; readonly email: string };

/** Replaces characters that file names can't contain. */
export function invoiceFileName(number: string): string {
  return `Invoice ${number.replaceAll(/[\\/:*?"<>|]/g, '-')}.pdf`;
}

function formatDay(stamp: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(stamp));
}

const states: Readonly<Record<string, string>> = { paid: 'Paid', open: 'Due', void: 'Void' };

const ink = '#232a27';
const quiet = '#5d6661';
const left = 56;
const right = 539;

type Page = {
  readonly at: (
    y: number,
    text: string,
    look?: { bold?: boolean; size?: number; color?: string; end?: boolean },
  ) => void;
  readonly line: (y: number) => void;
};

function drawHead(page: Page, invoice: Invoice, payer: Payer): void {
  page.at(56, 'Lamplight', { bold: true, size: 20 });
  page.at(56, 'Invoice', { size: 20, color: quiet, end: true });
  page.at(120, `Number ${invoice.number}`, { bold: true });
  page.at(138, `Date ${formatDay(invoice.issued_at)}`);
  page.at(156, `Status ${states[invoice.status] ?? invoice.status}`);
  page.at(120, payer.name ?? '', { bold: true, end: true });
  page.at(138, payer.email, { end: true });
}

function drawLines(page: Page, { lines, amount, currency }: Invoice): void {
  page.at(216, 'Description', { color: quiet });
  page.at(216, 'Amount', { color: quiet, end: true });
  page.line(236);
  for (const [index, line] of lines.entries()) {
    const y = 248 + index * 24;
    page.at(y, line.quantity === 1 ? line.description : `${line.quantity} × ${line.description}`);
    page.at(y, formatMoney(line.amount, currency), { end: true });
  }
  const foot = 248 + lines.length * 24;
  page.line(foot + 4);
  page.at(foot + 16, 'Total', { bold: true });
  page.at(foot + 16, formatMoney(amount, currency), { bold: true, end: true });
  page.at(foot + 64, 'Demo invoice. Nothing was charged.', { size: 9, color: quiet });
}

/** Returns an invoice as a PDF. Loads pdfkit on first use, so that the mock server starts faster. */
export async function makeInvoiceFile(invoice: Invoice, payer: Payer): Promise<Uint8Array> {
  const { default: Document } = await import('pdfkit');
  const info = { Title: `Invoice ${invoice.number}`, Author: 'Lamplight', Subject: payer.name ?? payer.email };
  const issued = new Date(invoice.issued_at);
  const document = new Document({
    size: 'A4',
    margin: left,
    lang: 'en',
    displayTitle: true,
    info: { ...info, CreationDate: issued },
  });
  const chunks: Buffer[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.on('end', () => resolve(Buffer.concat(chunks)));
  document.on('error', reject);
  const page: Page = {
    at: (y, text, { bold = false, size = 11, color = ink, end = false } = {}) => {
      document
        .font(bold ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(size)
        .fillColor(color);
      const options = { width: right - left, align: end ? 'right' : 'left', lineBreak: false } as const;
      document.text(withWritableLetters(text), left, y, options);
    },
    line: (y) => {
      document.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor('#d9d6ce').stroke();
    },
  };
  drawHead(page, invoice, payer);
  drawLines(page, invoice);
  document.end();
  return promise;
}
