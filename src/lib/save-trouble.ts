import type { Failure } from './failure.ts';
import type { SaveErrorKind } from './save-state.ts';

/**
 * Whether a save that failed is worth trying again: `offline` when no answer came, `failed` when the server may take it later,
 * `refused` when it will not. Null is a failure of another kind than that of a call.
 */
export function classifySaveError(failure: Pick<Failure, 'kind' | 'status'> | null): SaveErrorKind {
  if (failure === null) return 'failed';
  if (failure.kind === 'network' || failure.kind === 'timeout') return 'offline';
  if (failure.kind !== 'http') return 'failed';
  const status = failure.status ?? 0;
  return status >= 500 || status === 408 || status === 419 || status === 429 ? 'failed' : 'refused';
}
