import { describe, expect, it } from 'vitest';
import { formatMoney } from './money.ts';

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
