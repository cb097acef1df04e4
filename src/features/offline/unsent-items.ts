import { asObject, asString } from '#src/lib/decode.ts';
import { getDraftText } from '#src/lib/text-draft.ts';
import { listDrafts } from '#src/platform/drafts.ts';
import { listOutbox } from '#src/platform/outbox-storage.ts';
import { listRecordings, listUnfinishedRecordings } from '#src/platform/recording-storage.ts';
import { formatLastTried, formatMoment } from '#src/lib/dates.ts';
import { formatDuration } from '#src/lib/durations.ts';

/** A writer's unsent item on this device. `at`: last change, `triedAt`: last attempt, in ms since the epoch if known. */
export type UnsentItem = {
  readonly id: string;
  readonly kind: 'draft' | 'answer' | 'recording';
  readonly surface: string;
  readonly text: string;
  readonly at: number | null;
  readonly triedAt: number | null;
  readonly lengthMs: number;
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function quote(title: unknown): string {
  return `“${asString(title)?.trim() || 'Untitled'}”`;
}

function withSynopsis(line: string, scene: unknown): string {
  return [line, asString(asObject(scene)['synopsis'])].filter(Boolean).join('\n');
}

/** Describes a change of the outline, as it's stored on this device. Null for an unknown one. */
function describeOutlineChange(raw: unknown): string | null {
  const { type, scene, part, was, now } = asObject(raw);
  const sceneTitle = quote(asObject(scene)['title']);
  const partTitle = quote(asObject(part)['title']);
  switch (type) {
    case 'sceneAdded':
      return withSynopsis(`Scene ${sceneTitle} added`, scene);
    case 'sceneEdited':
      return withSynopsis(`Scene ${sceneTitle} edited`, now);
    case 'sceneMoved':
      return 'Scene moved';
    case 'sceneRemoved':
      return `Scene ${sceneTitle} deleted`;
    case 'partAdded':
      return `Part ${partTitle} added`;
    case 'partRenamed':
      return `Part ${quote(was)} renamed to ${quote(now)}`;
    case 'partMoved':
      return 'Part moved';
    case 'partRemoved':
      return `Part ${partTitle} deleted`;
    default:
      return null;
  }
}

/** Returns a draft as the writer's text, or as a list of changes. */
function formatDraft(surface: string, entityId: string, text: string): string {
  if (surface === 'note' && entityId.split('/')[1] === 'order') return 'Sections added, moved or deleted';
  const raw = surface.startsWith('outline') ? parseJson(text) : null;
  if (surface === 'outline') {
    const changes = Array.isArray(raw) ? raw.flatMap((change: unknown) => describeOutlineChange(change) ?? []) : [];
    return changes.join('\n');
  }
  if (surface === 'outline-scene') return withSynopsis(asString(asObject(raw)['title']) ?? '', raw);
  return getDraftText(text);
}

const none = { text: '', at: null, triedAt: null, lengthMs: 0 };

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
        text: formatDraft(surface, entityId, text),
        at: updatedAt,
      };
    }),
    // Spoken answers are listed as recordings.
    ...outbox
      .filter(({ recordingId }) => recordingId === null)
      .map(({ id, fields, triedAt = null }) => {
        return { ...none, id, kind: 'answer' as const, surface: 'answer', text: fields['message'] ?? '', triedAt };
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
  outline: 'Outline changes',
  'outline-scene': 'Scene draft',
  reconciliation: 'Change to review',
  repeat: 'Answer draft',
  profile: 'Profile draft',
};

export function getUnsentTitle({ kind, surface, lengthMs }: UnsentItem): string {
  if (kind === 'answer') return 'Answer waiting to be sent';
  if (kind === 'recording') return lengthMs > 0 ? `Recording, ${formatDuration(lengthMs)}` : 'Recording';
  return surfaceLabels[surface] ?? 'Draft';
}

export function formatUnsentTime({ at, triedAt }: UnsentItem, now: number): string | null {
  if (triedAt !== null) return formatLastTried(triedAt, now);
  return at === null ? null : formatMoment(at, now);
}
