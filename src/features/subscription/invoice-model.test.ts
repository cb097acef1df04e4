import { describe, expect, it } from 'vitest';
import { invoiceFileName, toInvoices } from './invoice-model.ts';

const invoice = {
  id: 803,
  number: 'LL-2026-0031',
  issued_at: '2026-11-02T09:00:00.000000Z',
  amount: 1200,
  currency: 'USD',
  status: 'paid',
  lines: [],
  download_url: '/api/v1/subscriptions/invoices/803/pdf',
};

describe('invoices', () => {
  it('returns each invoice once, with its valid fields', () => {
    expect(toInvoices([invoice, { ...invoice, amount: 7 }])).toEqual([
      { id: 803, number: 'LL-2026-0031', day: '2 November 2026', amount: '$0.07', status: 'paid', hasFile: true },
    ]);
    const bare = { ...invoice, number: '', issued_at: '', currency: '', status: '', download_url: null };
    expect(toInvoices([bare])).toEqual([
      { id: 803, number: '803', day: null, amount: null, status: null, hasFile: false },
    ]);
  });

  it('keeps any script in a file name and replaces unsafe characters', () => {
    expect(invoiceFileName('LL-2026-0031')).toBe('Invoice LL-2026-0031.pdf');
    expect(invoiceFileName('請求書 2026/11 “Zoë”')).toBe('Invoice 請求書 2026-11 “Zoë”.pdf');
    expect(invoiceFileName('../a\\b\u0000\u202Efdp.exe')).toBe('Invoice ..-a-b--fdp.exe.pdf');
    expect(Array.from(invoiceFileName('🙂'.repeat(300)))).toHaveLength('Invoice .pdf'.length + 100);
  });
});
