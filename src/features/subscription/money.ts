/** `short` leaves out ".00": "$12"; `full` is "$12.00". */
type MoneyForm = 'short' | 'full';

function createNumberFormat(currency: string, form: MoneyForm): Intl.NumberFormat {
  const trailingZeroDisplay = form === 'short' ? 'stripIfInteger' : 'auto';
  return new Intl.NumberFormat('en', { style: 'currency', currency, trailingZeroDisplay });
}

/**
 * Formats an amount in the currency's smallest unit. Returns null for an invalid currency, so that no wrong price is
 * shown.
 */
export function formatMoney(amount: number, currency: string, form: MoneyForm): string | null {
  if (!/^[A-Za-z]{3}$/.test(currency)) return null;
  const format = createNumberFormat(currency, form);
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
