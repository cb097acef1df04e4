import type { UseQueryResult } from '@tanstack/react-query';
import {
  getReconciliationReadQueryKey,
  getReconciliationReadQueryOptions,
  reconciliationItemDelete,
  reconciliationItemUpdate,
  reconciliationProcess,
  useReconciliationRead,
} from '#src/contract/generated/hooks/reconciliation/reconciliation.ts';
import type { ReconciliationResponse } from '#src/contract/generated/model/index.ts';
import { unwrapData } from '#src/lib/read-raw.ts';
import { isApiError, type ApiError } from '#src/platform/api-error.ts';
import { writeQueryData, fetchFresh } from '#src/platform/query-client.ts';
import { reconciliationView, type ReconciliationView } from './reconciliation-view.ts';

const select = (answer: ReconciliationResponse): ReconciliationView | null => reconciliationView(unwrapData(answer));

/** The changes to settle; asked for anew each time the dialog opens. Null when the answer holds none. */
export function useReconciliation(slug: string): UseQueryResult<ReconciliationView | null, ApiError> {
  return useReconciliationRead<ReconciliationView | null, ApiError>(slug, { query: { select, gcTime: 0 } });
}

/** How it stands now; null when the server does not have it any more. @throws ApiError */
export async function fetchReconciliation(slug: string): Promise<ReconciliationView | null> {
  try {
    return select(await fetchFresh(getReconciliationReadQueryOptions(slug)));
  } catch (error) {
    if (isApiError(error, 'http') && error.status === 404) return null;
    throw error;
  }
}

/** Sets the text that is to stand there. @throws ApiError */
export async function saveChange(slug: string, id: number, now: string): Promise<void> {
  await reconciliationItemUpdate(slug, id, { now });
}

/** Takes a change out; one that is gone already is out. @throws ApiError */
export async function deleteChange(slug: string, id: number): Promise<void> {
  try {
    await reconciliationItemDelete(slug, id);
  } catch (error) {
    if (!isApiError(error, 'http') || error.status !== 404) throw error;
  }
}

/** Lets the server apply what is left; the event says when it is done. @throws ApiError */
export async function processChanges(slug: string): Promise<ReconciliationView | null> {
  const answer = await reconciliationProcess(slug);
  writeQueryData(getReconciliationReadQueryKey(slug), () => answer);
  return select(answer);
}
