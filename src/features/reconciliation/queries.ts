import {
  getReconciliationReadQueryKey,
  getReconciliationReadQueryOptions,
  useReconciliationRead,
  reconciliationItemDelete,
  reconciliationItemUpdate,
  reconciliationProcess,
} from '#src/api/generated/api/reconciliation.ts';
import type { ReconciliationResponse } from '#src/api/generated/types.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { fetchFresh, queryClient } from '#src/api/query-client.ts';
import { toReconciliation, type ReconciliationView } from './reconciliation-model.ts';

function select({ data }: ReconciliationResponse): ReconciliationView {
  return toReconciliation(data);
}

/** Fetches the changes each time the dialog opens. */
export function useReconciliation(slug: string) {
  return useReconciliationRead(slug, { query: { select, gcTime: 0 } });
}

/** Returns null once the server has deleted it. Throws ApiError. */
export async function fetchReconciliation(slug: string): Promise<ReconciliationView | null> {
  try {
    return select(await fetchFresh(getReconciliationReadQueryOptions(slug)));
  } catch (error) {
    if (isApiError(error, 'http') && error.status === 404) return null;
    throw error;
  }
}

export async function saveChange(slug: string, id: number, now: string): Promise<void> {
  await reconciliationItemUpdate(slug, id, { now });
}

export async function deleteChange(slug: string, id: number): Promise<void> {
  try {
    await reconciliationItemDelete(slug, id);
  } catch (error) {
    if (!isApiError(error, 'http') || error.status !== 404) throw error;
  }
}

/** Starts applying on the server; an event reports the end. Throws ApiError. */
export async function processChanges(slug: string): Promise<ReconciliationView> {
  const response = await reconciliationProcess(slug);
  queryClient.setQueryData(getReconciliationReadQueryKey(slug), response);
  return select(response);
}
