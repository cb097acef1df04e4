import {
  getInvoiceListQueryKey,
  getInvoiceReadQueryOptions,
  getSubscriptionReadQueryKey,
  invoiceFileRead,
  subscriptionCancel,
  type SubscriptionCancelMutationVariables,
  subscriptionRead,
  subscriptionUpdate,
  type SubscriptionUpdateMutationVariables,
  useInvoiceListInfinite,
  useSubscriptionRead,
} from '#src/api/generated/api/subscription.ts';
import type { SubscriptionResponse } from '#src/api/generated/types.ts';
import { ApiError, isApiError } from '#src/platform/api-error.ts';
import { inPages } from '#src/api/in-pages.ts';
import { fetchFresh, queryClient } from '#src/api/query-client.ts';
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

/** Shows the server's response, and returns it. Refetches invoices without delaying the writer's next press. */
function cacheOverview(response: SubscriptionResponse): SubscriptionResponse {
  void queryClient.invalidateQueries({ queryKey: getInvoiceListQueryKey() });
  queryClient.setQueryData(getSubscriptionReadQueryKey(), response);
  return response;
}

/**
 * Sends a write whose response may be lost. In that case it rereads the plan, and succeeds if the change was made.
 * Throws ApiError.
 */
async function sendOrConfirm(
  write: Promise<SubscriptionResponse>,
  isDone: (plan: PlanModel | null) => boolean,
): Promise<SubscriptionResponse> {
  return write.then(cacheOverview, async (error: unknown) => {
    const now = await subscriptionRead().then(cacheOverview, () => null);
    const isLost = isApiError(error, 'network', 'timeout', 'parse');
    if (!isLost || now === null || !isDone(select(now).plan)) throw error;
    return now;
  });
}

/** Changes the price. Choosing the current price resumes a cancelled plan. Throws ApiError. */
export function changePlan({ subscription, data }: SubscriptionUpdateMutationVariables) {
  return sendOrConfirm(
    subscriptionUpdate(subscription, data),
    (now) => now?.priceId === data.product_price_id && now.status === 'active',
  );
}

/** Cancels the plan at its period's end. Throws ApiError. */
export function cancelPlan({ subscription }: SubscriptionCancelMutationVariables) {
  return sendOrConfirm(subscriptionCancel(subscription), (now) => now?.status === 'cancelled');
}

/** Fetches an invoice's file, at a newly requested URL. Returns null without a URL. Throws ApiError. */
export async function readInvoiceFile(id: number): Promise<Blob | null> {
  const { download_url: address } = (await fetchFresh(getInvoiceReadQueryOptions(id))).data;
  if (address === null) return null;
  const file = await invoiceFileRead(id, { action: address, file: 'application/pdf' });
  if (file.size === 0) throw new ApiError('invoiceFileRead', 'parse');
  return file;
}
