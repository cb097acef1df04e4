import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#src/platform/api-error.ts';
import { clearDebugLog, debugLog$ } from '#src/platform/debug-log.ts';
import { logFailures } from './insight-events.ts';

const logged = () => debugLog$.peek().map(({ text }) => text);

describe('a call for insights', () => {
  beforeEach(clearDebugLog);

  // Covers ERROR-35.
  it('that is cancelled emits a cancelled event, and is still a cancellation', async () => {
    const call = logFailures(Promise.reject(new ApiError('userInsightList', 'cancelled')));
    await expect(call).rejects.toMatchObject({ kind: 'cancelled' });
    expect(logged()).toEqual(['insights: cancelled']);
  });

  // Covers ERROR-38.
  it('that fails emits an error event', async () => {
    const call = logFailures(Promise.reject(new ApiError('userInsightList', 'http', { status: 500 })));
    await expect(call).rejects.toMatchObject({ status: 500 });
    expect(logged()).toEqual(['insights: error']);
  });

  it('that is answered emits none', async () => {
    expect(await logFailures(Promise.resolve(3))).toBe(3);
    expect(logged()).toEqual([]);
  });
});
