import { describe, expect, it } from 'vitest';
import { moneyOf } from './money.ts';

describe('money formatting', () => {
  it("formats an amount in its currency, with that currency's number of decimals", () => {
    expect(moneyOf(1200, 'USD', 'full')).toBe('$12.00');
    expect(moneyOf(1250, 'eur', 'full')).toBe('€12.50');
    expect(moneyOf(1200, 'JPY', 'full')).toBe('¥1,200');
    expect(moneyOf(12_000, 'KWD', 'full')).toBe('KWD\u00A012.000');
  });

  it('omits zero cents in a short price', () => {
    expect(moneyOf(1200, 'USD', 'short')).toBe('$12');
    expect(moneyOf(1250, 'USD', 'short')).toBe('$12.50');
    expect(moneyOf(0, 'USD', 'short')).toBe('$0');
  });

  it('returns null for an invalid amount or currency', () => {
    const odd = [
      [null, 'USD'],
      ['1200', 'USD'],
      [Number.NaN, 'USD'],
      [1200, null],
      [1200, 'DOLLARS'],
      [1200, '12$'],
    ] as const;
    for (const [amount, currency] of odd) expect(moneyOf(amount, currency, 'full')).toBeNull();
  });
});
