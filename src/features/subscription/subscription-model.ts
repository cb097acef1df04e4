import type {
  Invoice,
  Product,
  ProductPrice,
  Subscription,
  SubscriptionOverview,
  Trial,
} from '#src/api/generated/types.ts';
import { calendarDay } from '#src/lib/dates.ts';
import { trimmed, trimmedTexts, uniqueById } from '#src/lib/display-values.ts';

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

type Interval = ProductPrice['interval'];

/** A price. In an unknown currency it's null, and not shown. */
export type Cost = {
  readonly short: string | null;
  readonly full: string | null;
  readonly interval: Interval;
};

export type PriceModel = {
  readonly id: number;
  readonly product: number;
  readonly name: string;
  readonly description: string | null;
  readonly features: readonly string[];
  readonly cost: Cost;
  /** "Save $24 a year", compared with twelve months. */
  readonly saving: string | null;
  /** The checkout's URL, unchecked. */
  readonly checkout: string | null;
};

export type PlanModel = {
  readonly id: number;
  readonly priceId: number;
  readonly name: string;
  readonly cost: Cost;
  /** The server's status. An unknown one is shown unchanged. */
  readonly status: string;
  readonly renewsOn: string | null;
  readonly endsOn: string | null;
};

export type SubscriptionModel = {
  readonly plan: PlanModel | null;
  readonly trial: Trial | null;
  readonly prices: readonly PriceModel[];
  /** URL for an overdue payment, unchecked. */
  readonly checkout: string | null;
};

function toCost({ amount, currency, interval }: Pick<ProductPrice, 'amount' | 'currency' | 'interval'>): Cost {
  return { short: formatMoney(amount, currency, 'short'), full: formatMoney(amount, currency, 'full'), interval };
}

function formatPlanName(product: string, interval: Interval): string {
  return `${trimmed(product) ?? 'Your plan'}, ${interval === 'month' ? 'monthly' : 'yearly'}`;
}

function formatSaving(price: ProductPrice, others: readonly ProductPrice[]): string | null {
  const month = others.find(({ interval, currency }) => interval === 'month' && currency === price.currency);
  if (price.interval !== 'year' || month === undefined || month.amount * 12 <= price.amount) return null;
  const less = formatMoney(month.amount * 12 - price.amount, price.currency, 'short');
  return less && `Save ${less} a year`;
}

function toPrices({ id: product, name, description, features, prices }: Product): PriceModel[] {
  const views = prices.map((price) => ({
    id: price.id,
    product,
    name: formatPlanName(name, price.interval),
    description: trimmed(description),
    features: trimmedTexts(features),
    cost: toCost(price),
    saving: formatSaving(price, prices),
    checkout: price.checkout_url,
  }));
  // A plan without a readable price can't be chosen.
  return views.filter(({ cost }) => cost.full !== null);
}

function toPlan(plan: Subscription): PlanModel {
  return {
    id: plan.id,
    priceId: plan.product_price_id,
    name: formatPlanName(plan.product_name, plan.interval),
    cost: toCost(plan),
    status: plan.status,
    renewsOn: calendarDay(plan.renews_at),
    endsOn: calendarDay(plan.ends_at),
  };
}

export function toSubscription({
  subscription,
  trial,
  products,
  ...overview
}: SubscriptionOverview): SubscriptionModel {
  return {
    plan: subscription && toPlan(subscription),
    trial,
    prices: products.flatMap(toPrices),
    checkout: overview.checkout_url,
  };
}

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
