import { describe, expect, it } from 'vitest';
import {
  formatMoney,
  type PlanModel,
  type PriceModel,
  toSubscription,
  invoiceFileName,
  toInvoices,
} from './subscription-model.ts';
import type { Subscription, SubscriptionOverview } from '#src/api/generated/types.ts';
import { emptyEntity, entity } from '#src/api/testing/examples.ts';
import {
  cancelMessage,
  changeSentence,
  planSentence,
  priceLine,
  getPlanState,
  trialLeftSentence,
  trialPercent,
  trialSentence,
} from './plan-text.ts';

describe('money formatting', () => {
  it("formats an amount in its currency, with that currency's number of decimals", () => {
    expect(formatMoney(1200, 'USD', 'full')).toBe('$12.00');
    expect(formatMoney(1250, 'eur', 'full')).toBe('€12.50');
    expect(formatMoney(1200, 'JPY', 'full')).toBe('¥1,200');
    expect(formatMoney(12_000, 'KWD', 'full')).toBe('KWD\u00A012.000');
  });

  it('omits zero cents in a short price', () => {
    expect(formatMoney(1200, 'USD', 'short')).toBe('$12');
    expect(formatMoney(1250, 'USD', 'short')).toBe('$12.50');
    expect(formatMoney(0, 'USD', 'short')).toBe('$0');
  });

  it('returns null for an invalid currency', () => {
    for (const currency of ['', 'DOLLARS', '12$']) expect(formatMoney(1200, currency, 'full')).toBeNull();
  });
});

const month = emptyEntity('ProductPrice', { id: 21, amount: 1200 });
const year = emptyEntity('ProductPrice', { id: 22, amount: 12_000, interval: 'year' });
const product = entity('Product', {
  name: 'Writer',
  description: 'For everything.',
  features: ['Notes', ' '],
  prices: [month, year],
});
const active = emptyEntity('Subscription', { renews_at: '2026-12-12T12:00:00.000000Z' });

function read(more: Partial<SubscriptionOverview> = {}) {
  return toSubscription(emptyEntity('SubscriptionOverview', { subscription: active, products: [product], ...more }));
}

function plan(more: Partial<Subscription> = {}): PlanModel {
  const model = read({ subscription: { ...active, ...more } }).plan;
  if (!model) throw new Error('no plan');
  return model;
}

function prices(): readonly PriceModel[] {
  return read().prices;
}

describe('current plan', () => {
  it('shows the name, the price and the renewal date', () => {
    expect(plan().name).toBe('Writer, monthly');
    expect(planSentence(plan())).toBe('$12 a month. Renews on 12 December 2026.');
    expect(getPlanState(plan()).word).toBe('Active');
  });

  it('describes each state of the plan', () => {
    const ends = { status: 'cancelled', renews_at: null, ends_at: '2026-12-12T12:00:00.000000Z' };
    expect(planSentence(plan(ends))).toBe('Ends on 12 December 2026. You can resume it until then.');
    expect(planSentence(plan({ ...ends, status: 'ended' }))).toBe('Ended on 12 December 2026.');
    expect(planSentence(plan({ status: 'past_due' }))).toBe('$12 a month. Your last payment didn’t go through.');
    expect(getPlanState(plan({ status: 'past_due' }))).toMatchObject({ word: 'Past due', tone: 'danger' });
    expect(getPlanState(plan({ status: 'on hold' })).word).toBe('on hold');
    expect(getPlanState(plan({ status: 'constructor' })).word).toBe('constructor');
  });

  it('omits an invalid price or date', () => {
    expect(planSentence(plan({ currency: '' }))).toBe('Renews on 12 December 2026.');
    expect(planSentence(plan({ currency: '', renews_at: 'soon' }))).toBe('');
    expect(planSentence(plan({ status: 'cancelled', ends_at: null }))).toMatch(/^Your plan ends soon\./);
    expect(cancelMessage(plan({ renews_at: null }))).toMatch(
      /^You keep full access until the end of your billing period\./,
    );
  });

  it('is null without a subscription', () => {
    expect(read({ subscription: null, products: [] })).toMatchObject({ plan: null, trial: null, prices: [] });
  });
});

describe('available plans', () => {
  it('describes each plan, marks the current one and shows the yearly saving', () => {
    expect(prices().map(({ name }) => name)).toEqual(['Writer, monthly', 'Writer, yearly']);
    expect(prices().map((price) => priceLine(price, plan()))).toEqual([
      'Current plan',
      'For everything. Save $24 a year',
    ]);
    expect(prices().map((price) => priceLine(price, plan({ status: 'ended' })))[0]).toBe('For everything.');
    expect(prices()[1]?.features).toEqual(['Notes']);
  });

  it("shows the amount and how often it's paid", () => {
    expect(prices().map(changeSentence)).toEqual([
      'You’ll pay $12.00 today, then every month.',
      'You’ll pay $120.00 today, then every year.',
    ]);
  });

  it('skips plans with an invalid price and shows only real savings', () => {
    expect(read({ products: [{ ...product, prices: [{ ...month, currency: '' }] }] }).prices).toEqual([]);
    const dear = { ...product, prices: [month, { ...year, amount: 14_400 }, { ...year, id: 23, currency: 'EUR' }] };
    expect(read({ products: [dear] }).prices.map(({ saving }) => saving)).toEqual([null, null, null]);
  });
});

describe('the free trial', () => {
  const trial = (used: number, limit: number, ended = false) => ({ used, limit, ended });

  it('shows the used conversations and the limit as sent', () => {
    expect([trial(4, 10), trial(12, 10), trial(0, 1)].map(trialLeftSentence)).toEqual([
      '6 of 10 free conversations left.',
      '0 of 10 free conversations left.',
      '1 of 1 free conversation left.',
    ]);
    expect(trialSentence(trial(4, 10))).toBe('4 of 10 conversations used');
    expect(trialSentence(trial(1, 3))).toBe('1 of 3 conversations used');
    expect(trialSentence(trial(12, 10, true))).toBe('12 of 10 conversations used');
    expect([trial(4, 10), trial(12, 10), trial(0, 0), trial(0, 0, true)].map(trialPercent)).toEqual([40, 100, 0, 100]);
  });
});

const invoice = entity('Invoice');

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
