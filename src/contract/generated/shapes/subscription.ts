// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { PaginationMeta } from './home.ts';

export const SubscriptionStatus = 'string' as const;

export const Subscription = {
  fields: {
    id: 'integer',
    status: SubscriptionStatus,
    product_price_id: 'integer',
    product_name: 'string',
    amount: { number: 'integer', minimum: 0 },
    currency: 'string',
    interval: { values: ["month","year"] },
    renews_at: ['string', 'null'],
    ends_at: ['string', 'null'],
  },
} as const;

export const Trial = {
  fields: {
    used: { number: 'integer', minimum: 0 },
    limit: { number: 'integer', minimum: 0 },
    ended: 'boolean',
  },
} as const;

export const ProductPrice = {
  fields: {
    id: 'integer',
    amount: { number: 'integer', minimum: 0 },
    currency: 'string',
    interval: { values: ["month","year"] },
    checkout_url: ['string', 'null'],
  },
} as const;

export const Product = {
  fields: {
    id: 'integer',
    name: 'string',
    description: ['string', 'null'],
    features: { list: 'string' },
    prices: { list: ProductPrice },
  },
} as const;

export const SubscriptionOverview = {
  fields: {
    subscription: { strict: [Subscription, 'null'] },
    trial: [Trial, 'null'],
    products: { list: Product },
    checkout_url: ['string', 'null'],
  },
} as const;

export const SubscriptionResponse = {
  fields: {
    data: SubscriptionOverview,
  },
} as const;

export const InvoiceStatus = 'string' as const;

export const InvoiceLine = {
  fields: {
    description: 'string',
    quantity: { number: 'integer', minimum: 1 },
    amount: 'integer',
  },
} as const;

export const Invoice = {
  fields: {
    id: 'integer',
    number: 'string',
    issued_at: 'string',
    amount: 'integer',
    currency: 'string',
    status: InvoiceStatus,
    lines: { list: InvoiceLine },
    download_url: ['string', 'null'],
  },
} as const;

export const InvoiceListResponse = {
  fields: {
    data: { list: Invoice },
    meta: PaginationMeta,
  },
} as const;

export const InvoiceResponse = {
  fields: {
    data: Invoice,
  },
} as const;
