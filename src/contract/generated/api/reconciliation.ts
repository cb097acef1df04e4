// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { queryOptions } from '@tanstack/react-query';
import { apiFetch, type ApiInit } from '../../api-fetch.ts';
import * as shapes from '../shapes/reconciliation.ts';
import type {
  ReconciliationItemResponse,
  ReconciliationItemUpdateRequest,
  ReconciliationResponse
} from '../types.ts';




export function reconciliationReadPath(reconciliation: string): string {
  return `/api/v1/reconciliations/${reconciliation}`;
}

/** Get a reconciliation review. */
export function reconciliationRead(reconciliation: string, init?: ApiInit): Promise<ReconciliationResponse> {
  return apiFetch({ operationId: 'reconciliationRead', method: 'GET', path: reconciliationReadPath(reconciliation), shape: shapes.ReconciliationResponse }, init);
}

export function reconciliationReadQueryKey(reconciliation: string) {
  return [reconciliationReadPath(reconciliation)] as const;
}

export function reconciliationReadQueryOptions(reconciliation: string) {
  return queryOptions({
    queryKey: reconciliationReadQueryKey(reconciliation),
    queryFn: ({ signal }) => reconciliationRead(reconciliation, { signal }),
  });
}

export function reconciliationItemUpdatePath(reconciliation: string, item: number): string {
  return `/api/v1/reconciliations/${reconciliation}/update_item/${item}`;
}

/** Edit a proposed change. */
export function reconciliationItemUpdate(reconciliation: string, item: number, reconciliationItemUpdateRequest: ReconciliationItemUpdateRequest, init?: ApiInit): Promise<ReconciliationItemResponse> {
  return apiFetch({ operationId: 'reconciliationItemUpdate', method: 'POST', path: reconciliationItemUpdatePath(reconciliation, item), json: reconciliationItemUpdateRequest, shape: shapes.ReconciliationItemResponse }, init);
}

export function reconciliationItemDeletePath(reconciliation: string, item: number): string {
  return `/api/v1/reconciliations/${reconciliation}/update_item/${item}`;
}

/** Reject a proposed change. */
export function reconciliationItemDelete(reconciliation: string, item: number, init?: ApiInit): Promise<void> {
  return apiFetch({ operationId: 'reconciliationItemDelete', method: 'DELETE', path: reconciliationItemDeletePath(reconciliation, item) }, init);
}

export function reconciliationProcessPath(reconciliation: string): string {
  return `/api/v1/reconciliations/${reconciliation}/process`;
}

/** Apply the proposed changes. */
export function reconciliationProcess(reconciliation: string, init?: ApiInit): Promise<ReconciliationResponse> {
  return apiFetch({ operationId: 'reconciliationProcess', method: 'POST', path: reconciliationProcessPath(reconciliation), shape: shapes.ReconciliationResponse }, init);
}
