import type { LiveState } from '#src/platform/live/live-line.ts';
import { offlineTexts, realtimeTexts } from '#src/lib/texts.ts';

/** A gap this short is nobody's business (reliability, promise 4), in ms. */
export const quietGapMs = 2000;

/**
 * What the connection notice says (vocabulary, Shell); null while there is nothing to say. A connection that the server
 * refused is not on its way back: a toast has said so, with a button.
 * @param lasted the state has held for longer than `quietGapMs`
 */
export function connectionText(
  live: LiveState,
  { online, lasted }: { online: boolean; lasted: boolean },
): string | null {
  if (!online) return offlineTexts.notice;
  const isAway = live === 'connecting' || live === 'disconnected';
  return isAway && lasted ? realtimeTexts.reconnecting : null;
}
