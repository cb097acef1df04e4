import { isApiError } from '#src/platform/api-error.ts';
import { logDebug } from '#src/platform/debug-log.ts';

/**
 * Logs a failed insights request in the debug log (section 8): "cancelled" if it was aborted, else "error". Then
 * rethrows.
 */
export async function logFailures<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    logDebug('app', isApiError(error, 'cancelled') ? 'insights: cancelled' : 'insights: error');
    throw error;
  }
}
