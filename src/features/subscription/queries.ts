import { useInfiniteQuery } from '@tanstack/react-query';
import {
  getInvoiceListQueryKey,
  getSubscriptionReadQueryKey,
  invoiceList,
  invoiceRead,
  subscriptionCancel,
  subscriptionRead,
  subscriptionUpdate,
  useSubscriptionRead,
} from '#src/contract/generated/hooks/subscription/subscription.ts';
import type { SubscriptionResponse } from '#src/contract/generated/model/index.ts';
import { unwrapData, asObject, getLastPage, asObjectArray } from '#src/lib/read-raw.ts';
import { ApiError, isApiError } from '#src/platform/api-error.ts';
import { fetchFile } from '#src/platform/fetch-file.ts';
import { writeQueryData, refreshQueries } from '#src/platform/query-client.ts';
import { parseInvoices } from './invoice-view.ts';
import { type PlanModel, parseSubscription } from './plan-view.ts';

const select = (answer: SubscriptionResponse) => parseSubscription(unwrapData(answer));

/**
 * Plan, trial and prices; null when they cannot be read. Looked at anew whenever the writer comes back, from a checkout or from
 * another window.
 */
export function useSubscription() {
  return useSubscriptionRead({ query: { select, refetchOnMount: 'always', refetchOnWindowFocus: 'always' } });
}

/** The invoices, newest first, page by page. */
export function useInvoices() {
  return useInfiniteQuery({
    queryKey: [...getInvoiceListQueryKey(), 'pages'],
    queryFn: ({ pageParam, signal }) => invoiceList({ page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (page, _pages, at) => (at < getLastPage(page) ? at + 1 : undefined),
    select: ({ pages }) => parseInvoices(pages.flatMap((page) => asObjectArray(unwrapData(page)))),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

/** Shows what the server answered, and asks for the invoices anew: the writer's next press does not wait for them. */
async function settle(answer: SubscriptionResponse): Promise<void> {
  void refreshQueries({ queryKey: getInvoiceListQueryKey() });
  if (select(answer) === null) await refreshQueries({ queryKey: getSubscriptionReadQueryKey() });
  else writeQueryData(getSubscriptionReadQueryKey(), () => answer);
}

/**
 * A write whose answer may be lost: then the server is asked what stands, and where it is what was wanted nothing has failed.
 * @throws ApiError of the write
 */
async function sure(
  write: () => Promise<SubscriptionResponse>,
  isDone: (plan: PlanModel | null) => boolean,
): Promise<void> {
  try {
    await settle(await write());
  } catch (error) {
    const now = await subscriptionRead().catch(() => null);
    if (now !== null) await settle(now);
    const isLost = isApiError(error, 'network', 'timeout', 'parse');
    if (!isLost || now === null || !isDone(select(now)?.plan ?? null)) throw error;
  }
}

/** Another price, or the present one again, which takes a cancelled plan back. @throws ApiError */
export function choosePrice(plan: PlanModel, priceId: number): Promise<void> {
  return sure(
    () => subscriptionUpdate(plan.id, { product_price_id: priceId }),
    (now) => now?.priceId === priceId && now.status === 'active',
  );
}

/** The plan runs until its end, and no longer. @throws ApiError */
export function cancelPlan(plan: PlanModel): Promise<void> {
  return sure(
    () => subscriptionCancel(plan.id),
    (now) => now?.status === 'cancelled',
  );
}

/** The file of an invoice, at the address that the server gives now; null when there is none. @throws ApiError */
export async function readInvoiceFile(id: number): Promise<Blob | null> {
  const { download_url: address } = asObject(unwrapData(await invoiceRead(id)));
  if (address === null || address === undefined) return null;
  const file = await fetchFile(address, 'invoiceFileRead', 'application/pdf');
  if (file.size === 0) throw new ApiError('invoiceFileRead', 'parse');
  return file;
}
