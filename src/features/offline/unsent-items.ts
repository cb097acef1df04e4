import { getDraftText } from '#src/lib/text-draft.ts';
import { listDrafts } from '#src/platform/drafts.ts';
import { listOutbox } from '#src/platform/outbox-storage.ts';
import { listRecordings, listUnfinishedRecordings } from '#src/platform/recording-storage.ts';
import { formatMoment, formatDuration } from '#src/lib/dates.ts';

/** A writer's unsent item on this device. `at`: last change in ms since the epoch; null if unknown. */
export type UnsentItem = {
  readonly id: string;
  readonly kind: 'draft' | 'answer' | 'recording';
  readonly surface: string;
  readonly text: string;
  readonly at: number | null;
  readonly lengthMs: number;
};

const none = { text: '', at: null, lengthMs: 0 };

/** Returns the writer's unsent items, newest first. Throws DeviceStorageError. */
export async function listUnsentItems(userId: number): Promise<readonly UnsentItem[]> {
  const [drafts, outbox, ...recordings] = await Promise.all([
    listDrafts(userId),
    listOutbox(userId),
    listRecordings(userId),
    listUnfinishedRecordings(userId),
  ]);
  const work: UnsentItem[] = [
    ...drafts.map(({ surface, entityId, text, updatedAt }) => {
      return {
        ...none,
        id: `${surface}/${entityId}`,
        kind: 'draft' as const,
        surface,
        text: getDraftText(text),
        at: updatedAt,
      };
    }),
    // Spoken answers are listed as recordings.
    ...outbox
      .filter(({ recordingId }) => recordingId === null)
      .map(({ id, fields }) => {
        return { ...none, id, kind: 'answer' as const, surface: 'answer', text: fields['message'] ?? '' };
      }),
    ...recordings
      .flat()
      .filter(({ state }) => state !== 'success')
      .map(({ id, timestamp, duration }) => {
        return { ...none, id, kind: 'recording' as const, surface: 'recording', at: timestamp, lengthMs: duration };
      }),
  ];
  return work.toSorted((a, b) => (b.at ?? Infinity) - (a.at ?? Infinity));
}

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
