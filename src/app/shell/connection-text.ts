import type { LiveState } from '#src/platform/live/live-socket.ts';
import { offlineTexts, realtimeTexts } from '#src/lib/strings.ts';

/** Longest gap in ms that isn't reported (reliability, promise 4). */
export const quietGapMs = 2000;

/**
 * Returns the connection notice's text (vocabulary, Shell), or null. A toast already reports a refused connection.
 * `lasted`: the state is older than `quietGapMs`.
 */
export function connectionText(
  live: LiveState,
  { online, lasted }: { online: boolean; lasted: boolean },
): string | null {
  if (!online) return offlineTexts.notice;
  const isAway = live === 'connecting' || live === 'disconnected';
  return isAway && lasted ? realtimeTexts.reconnecting : null;
}
