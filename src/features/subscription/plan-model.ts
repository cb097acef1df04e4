import { calendarDay } from '#src/lib/calendar-day.ts';
import { asCount, asObject, asObjectArray, asText } from '#src/lib/decode.ts';
import { formatMoney } from './money.ts';

type Raw = Readonly<Record<string, unknown>>;
type Interval = 'month' | 'year';

/** A price. Unreadable values are null, and not shown. */
export type Cost = {
  readonly short: string | null;
  readonly full: string | null;
  readonly interval: Interval | null;
};

export type PriceModel = {
  readonly id: number;
  readonly product: number | null;
  readonly name: string;
  readonly description: string | null;
  readonly features: readonly string[];
  readonly cost: Cost;
  /** "Save $24 a year", compared with twelve months. */
  readonly saving: string | null;
  /** The checkout's URL, unchecked. */
  readonly checkout: unknown;
};

export type PlanModel = {
  readonly id: number;
  readonly priceId: number | null;
  readonly name: string;
  readonly cost: Cost;
  /** The server's status. An unknown one is shown unchanged. */
  readonly status: string;
  readonly renewsOn: string | null;
  readonly endsOn: string | null;
};

export type TrialModel = { readonly used: number | null; readonly limit: number | null; readonly ended: boolean };

export type SubscriptionModel = {
  readonly plan: PlanModel | null;
  readonly trial: TrialModel | null;
  readonly prices: readonly PriceModel[];
  /** URL for an overdue payment, unchecked. */
  readonly checkout: unknown;
};

function parseCost({ amount, currency, interval }: Raw): Cost {
  return {
    short: formatMoney(amount, currency, 'short'),
    full: formatMoney(amount, currency, 'full'),
    interval: interval === 'month' || interval === 'year' ? interval : null,
  };
}

function formatPlanName(product: unknown, { interval }: Cost): string {
  const name = asText(product) ?? 'Your plan';
  return interval === null ? name : `${name}, ${interval === 'month' ? 'monthly' : 'yearly'}`;
}

function formatSaving(price: Raw, others: readonly Raw[]): string | null {
  const month = others.find(({ interval, currency }) => interval === 'month' && currency === price['currency']);
  const monthly = asCount(month?.['amount']);
  const yearly = asCount(price['amount']);
  if (price['interval'] !== 'year' || monthly === null || yearly === null || monthly * 12 <= yearly) return null;
  const less = formatMoney(monthly * 12 - yearly, price['currency'], 'short');
  return less && `Save ${less} a year`;
}

function parsePrices(product: Raw): PriceModel[] {
  const prices = asObjectArray(product['prices']);
  return prices.flatMap((price) => {
    const cost = parseCost(price);
    const id = asCount(price['id']);
    // A plan without a readable price can't be chosen.
    if (id === null || cost.full === null || cost.interval === null) return [];
    const features = Array.isArray(product['features']) ? product['features'].map(asText) : [];
    return {
      id,
      product: asCount(product['id']),
      name: formatPlanName(product['name'], cost),
      description: asText(product['description']),
      features: features.filter((feature) => feature !== null),
      cost,
      saving: formatSaving(price, prices),
      checkout: price['checkout_url'],
    };
  });
}

function parsePlan(raw: unknown): PlanModel | null {
  const plan = asObject(raw);
  const id = asCount(plan['id']);
  const status = asText(plan['status']);
  if (id === null || status === null) return null;
  const cost = parseCost(plan);
  return {
    id,
    priceId: asCount(plan['product_price_id']),
    name: formatPlanName(plan['product_name'], cost),
    cost,
    status,
    renewsOn: calendarDay(plan['renews_at']),
    endsOn: calendarDay(plan['ends_at']),
  };
}

function parseTrial(raw: unknown): TrialModel | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { used, limit, ended } = asObject(raw);
  return { used: asCount(used), limit: asCount(limit), ended: ended === true };
}

/** Parses a response with plan, trial and prices. Returns null if it's unreadable. */
export function parseSubscription(raw: unknown): SubscriptionModel | null {
  if (typeof raw !== 'object' || raw === null || !('subscription' in raw)) return null;
  const { subscription, trial, products, checkout_url: checkout } = asObject(raw);
  const plan = parsePlan(subscription);
  if (plan === null && subscription !== null) return null;
  return { plan, trial: parseTrial(trial), prices: asObjectArray(products).flatMap(parsePrices), checkout };
}
