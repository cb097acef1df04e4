import {
  getInvoiceListQueryKey,
  invoiceRead,
  subscriptionCancel,
  subscriptionRead,
  getSubscriptionReadQueryKey,
  useInvoiceListInfinite,
  useSubscriptionRead,
  subscriptionUpdate,
} from '#src/api/generated/api/subscription.ts';
import type { SubscriptionResponse } from '#src/api/generated/types.ts';
import { ApiError, isApiError } from '#src/platform/api-error.ts';
import { inPages } from '#src/api/in-pages.ts';
import { queryClient } from '#src/api/query-client.ts';
import { api } from '#src/api/client.ts';
import { toInvoices, type PlanModel, toSubscription } from './subscription-model.ts';

function select({ data }: SubscriptionResponse) {
  return toSubscription(data);
}

/**
 * Fetches plan, trial and prices. Refetches on focus, as the writer may return from a checkout.
 */
export function useSubscriptionOverview() {
  return useSubscriptionRead({ query: { select, refetchOnMount: 'always', refetchOnWindowFocus: 'always' } });
}

export function useInvoices() {
  return useInvoiceListInfinite(undefined, {
    query: {
      ...inPages(getInvoiceListQueryKey()),
      select: ({ pages }) => toInvoices(pages.flatMap(({ data }) => data)),
      refetchOnMount: 'always',
      refetchOnWindowFocus: 'always',
    },
  });
}

/** Shows the server's response. Refetches invoices without delaying the writer's next press. */
function cacheOverview(response: SubscriptionResponse): void {
  void queryClient.invalidateQueries({ queryKey: getInvoiceListQueryKey() });
  queryClient.setQueryData(getSubscriptionReadQueryKey(), response);
}

/**
 * Sends a write whose response may be lost. In that case it rereads the plan, and succeeds if the change was made.
 * Throws ApiError.
 */
async function sendOrConfirm(
  write: () => Promise<SubscriptionResponse>,
  isDone: (plan: PlanModel | null) => boolean,
): Promise<void> {
  try {
    cacheOverview(await write());
  } catch (error) {
    const now = await subscriptionRead().catch(() => null);
    if (now !== null) cacheOverview(now);
    const isLost = isApiError(error, 'network', 'timeout', 'parse');
    if (!isLost || now === null || !isDone(select(now).plan)) throw error;
  }
}

/** Changes the price. Choosing the current price resumes a cancelled plan. Throws ApiError. */
export function choosePrice(plan: PlanModel, priceId: number): Promise<void> {
  return sendOrConfirm(
    () => subscriptionUpdate(plan.id, { product_price_id: priceId }),
    (now) => now?.priceId === priceId && now.status === 'active',
  );
}

/** Cancels the plan at its period's end. Throws ApiError. */
export function cancelPlan(plan: PlanModel): Promise<void> {
  return sendOrConfirm(
    () => subscriptionCancel(plan.id),
    (now) => now?.status === 'cancelled',
  );
}

/** Fetches an invoice's file, at a newly requested URL. Returns null without a URL. Throws ApiError. */
export async function readInvoiceFile(id: number): Promise<Blob | null> {
  const { download_url: address } = (await invoiceRead(id)).data;
  if (address === null) return null;
  const options = { operationId: 'invoiceFileRead', file: 'application/pdf', guard: true };
  const file = (await api.send(address, options)).body as Blob;
  if (file.size === 0) throw new ApiError('invoiceFileRead', 'parse');
  return file;
}
