import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#src/platform/api-error.ts';
import { clearDebugLog, debugLog$ } from '#src/platform/debug-log.ts';
import { logFailures } from './log-failures.ts';

function logged() {
  return debugLog$.peek().map(({ text }) => text);
}

describe('logFailures', () => {
  beforeEach(clearDebugLog);

  // Covers ERROR-35.
  it('logs a cancelled request and still rejects with the cancellation', async () => {
    const request = logFailures(Promise.reject(new ApiError('userInsightList', 'cancelled')));
    await expect(request).rejects.toMatchObject({ kind: 'cancelled' });
    expect(logged()).toEqual(['insights: cancelled']);
  });

  // Covers ERROR-38.
  it('logs an error for a failed request', async () => {
    const request = logFailures(Promise.reject(new ApiError('userInsightList', 'http', { status: 500 })));
    await expect(request).rejects.toMatchObject({ status: 500 });
    expect(logged()).toEqual(['insights: error']);
  });

  it("doesn't log a successful request", async () => {
    expect(await logFailures(Promise.resolve(3))).toBe(3);
    expect(logged()).toEqual([]);
  });
});
