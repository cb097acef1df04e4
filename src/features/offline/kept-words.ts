import { momentOf } from '#src/lib/dates.ts';
import { formatDuration } from '#src/lib/format-duration.ts';
import type { UnsentItem } from './kept-work.ts';

const places: Readonly<Record<string, string>> = {
  answer: 'Answer draft',
  note: 'Note draft',
  manuscript: 'Unsent writing',
  'outline-scene': 'Scene draft',
  profile: 'Profile draft',
};

/** What a piece of kept work is called: "Note draft", "Answer waiting to be sent", "Recording, 1:42". */
export function getUnsentTitle({ kind, surface, lengthMs }: UnsentItem): string {
  if (kind === 'answer') return 'Answer waiting to be sent';
  if (kind === 'recording') return lengthMs > 0 ? `Recording, ${formatDuration(lengthMs)}` : 'Recording';
  return places[surface] ?? 'Draft';
}

/** When it was last touched, as "Today, 18:51"; null when that is not known. @param now ms since the epoch */
export function formatUnsentTime({ at }: UnsentItem, now: number): string | null {
  return at === null ? null : momentOf(at, now);
}
