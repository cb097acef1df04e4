// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { queryOptions } from '@tanstack/react-query';
import { apiFetch, type ApiInit } from '../../api-fetch.ts';
import * as shapes from '../shapes/subscription.ts';
import type {
  InvoiceListParams,
  InvoiceListResponse,
  InvoiceResponse,
  SubscriptionResponse,
  SubscriptionUpdateRequest
} from '../types.ts';




export function subscriptionReadPath(): string {
  return `/api/v1/subscriptions`;
}

/** Get subscription, trial and plans. */
export function subscriptionRead(init?: ApiInit): Promise<SubscriptionResponse> {
  return apiFetch({ operationId: 'subscriptionRead', method: 'GET', path: subscriptionReadPath(), shape: shapes.SubscriptionResponse }, init);
}

export function subscriptionReadQueryKey() {
  return [subscriptionReadPath()] as const;
}

export function subscriptionReadQueryOptions() {
  return queryOptions({
    queryKey: subscriptionReadQueryKey(),
    queryFn: ({ signal }) => subscriptionRead({ signal }),
  });
}

export function subscriptionUpdatePath(subscription: number): string {
  return `/api/v1/subscriptions/${subscription}`;
}

/** Change or resume the plan. */
export function subscriptionUpdate(subscription: number, subscriptionUpdateRequest: SubscriptionUpdateRequest, init?: ApiInit): Promise<SubscriptionResponse> {
  return apiFetch({ operationId: 'subscriptionUpdate', method: 'PUT', path: subscriptionUpdatePath(subscription), json: subscriptionUpdateRequest, shape: shapes.SubscriptionResponse }, init);
}

export function subscriptionCancelPath(subscription: number): string {
  return `/api/v1/subscriptions/${subscription}`;
}

/** Cancel the plan. */
export function subscriptionCancel(subscription: number, init?: ApiInit): Promise<SubscriptionResponse> {
  return apiFetch({ operationId: 'subscriptionCancel', method: 'DELETE', path: subscriptionCancelPath(subscription), shape: shapes.SubscriptionResponse }, init);
}

export function invoiceListPath(): string {
  return `/api/v1/subscriptions/invoices`;
}

/** List the invoices. */
export function invoiceList(params?: InvoiceListParams, init?: ApiInit): Promise<InvoiceListResponse> {
  return apiFetch({ operationId: 'invoiceList', method: 'GET', path: invoiceListPath(), query: params, shape: shapes.InvoiceListResponse }, init);
}

export function invoiceListQueryKey(params?: InvoiceListParams) {
  return [invoiceListPath(), ...(params ? [params] : [])] as const;
}

export function invoiceListQueryOptions(params?: InvoiceListParams) {
  return queryOptions({
    queryKey: invoiceListQueryKey(params),
    queryFn: ({ signal }) => invoiceList(params, { signal }),
  });
}

export function invoiceReadPath(invoice: number): string {
  return `/api/v1/subscriptions/invoices/${invoice}`;
}

/** Get an invoice. */
export function invoiceRead(invoice: number, init?: ApiInit): Promise<InvoiceResponse> {
  return apiFetch({ operationId: 'invoiceRead', method: 'GET', path: invoiceReadPath(invoice), shape: shapes.InvoiceResponse }, init);
}

export function invoiceReadQueryKey(invoice: number) {
  return [invoiceReadPath(invoice)] as const;
}

export function invoiceReadQueryOptions(invoice: number) {
  return queryOptions({
    queryKey: invoiceReadQueryKey(invoice),
    queryFn: ({ signal }) => invoiceRead(invoice, { signal }),
  });
}

export function invoiceFileReadPath(invoice: number): string {
  return `/api/v1/subscriptions/invoices/${invoice}/pdf`;
}

/** Download an invoice as PDF. */
export function invoiceFileRead(invoice: number, init?: ApiInit): Promise<Blob> {
  return apiFetch({ operationId: 'invoiceFileRead', method: 'GET', path: invoiceFileReadPath(invoice) }, init);
}
