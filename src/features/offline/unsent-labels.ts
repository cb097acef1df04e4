import { formatMoment, formatDuration } from '#src/lib/dates.ts';
import type { UnsentItem } from './unsent-items.ts';

const surfaceLabels: Readonly<Record<string, string>> = {
  answer: 'Answer draft',
  note: 'Note draft',
  manuscript: 'Unsent writing',
  'outline-scene': 'Scene draft',
  profile: 'Profile draft',
};

export function getUnsentTitle({ kind, surface, lengthMs }: UnsentItem): string {
  if (kind === 'answer') return 'Answer waiting to be sent';
  if (kind === 'recording') return lengthMs > 0 ? `Recording, ${formatDuration(lengthMs)}` : 'Recording';
  return surfaceLabels[surface] ?? 'Draft';
}

export function formatUnsentTime({ at }: UnsentItem, now: number): string | null {
  return at === null ? null : formatMoment(at, now);
}
