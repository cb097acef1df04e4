import { momentInSentence } from '#src/lib/dates.ts';
import { systemClock } from '#src/platform/clock.ts';

/** Returns "Last tried today, 14:05", or an empty text if it's unknown. */
export function formatLastTried(triedAt: number | null | undefined): string {
  return triedAt == null ? '' : `Last tried ${momentInSentence(triedAt, systemClock.now())}`;
}
