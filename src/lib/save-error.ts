import type { Failure } from './failure.ts';
import type { SaveErrorKind } from './save-reducer.ts';

/**
 * Classifies a failed save: `offline` without a response, `failed` if it can be retried, `refused` if not. Null is an
 * error without a request.
 */
export function classifySaveError(failure: Pick<Failure, 'kind' | 'status'> | null): SaveErrorKind {
  if (failure === null) return 'failed';
  if (failure.kind === 'network' || failure.kind === 'timeout') return 'offline';
  if (failure.kind !== 'http') return 'failed';
  const status = failure.status ?? 0;
  return status >= 500 || status === 408 || status === 419 || status === 429 ? 'failed' : 'refused';
}
