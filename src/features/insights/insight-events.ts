import { isApiError } from '#src/platform/api-error.ts';
import { logDebug } from '#src/platform/debug-log.ts';

/**
 * Passes a call for insights on, and tells by an event of the debug log how it failed (section 8): "cancelled" for one that nobody
 * waits for any more, "error" for every other.
 */
export async function logFailures<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    logDebug('app', isApiError(error, 'cancelled') ? 'insights: cancelled' : 'insights: error');
    throw error;
  }
}
