import { createDraftAutosaver, type DraftAutosaver } from '#src/platform/draft-autosaver.ts';
import type { Draft, DraftKey } from '#src/platform/device-records.ts';
import { listDrafts, saveDraft } from '#src/platform/drafts.ts';
import { holdTabLock, isTabLockHeld, withTabLock } from '#src/platform/web-lock.ts';
import { mergeDrafts, parseFieldDraft } from './note-field-draft.ts';
import type { NoteFieldDraft } from './note-field-reducer.ts';

/** A note's title, or a section by its id. */
export type NoteFieldId = 'title' | number;

/**
 * This device's drafts of a note open in this tab. Each opening writes separate drafts, so two tabs never overwrite
 * each other's. Drafts of closed tabs are adopted.
 */
export type NoteDrafts = {
  readonly orphaned: ReadonlyMap<NoteFieldId, NoteFieldDraft>;
  readonly getAutosaver: (fieldId: NoteFieldId) => DraftAutosaver;
  /** Deletes closed tabs' drafts, now stored here. */
  readonly deleteOrphaned: () => Promise<void>;
  /** Lets other tabs adopt remaining drafts. */
  readonly release: () => void;
};

/** Surface of note drafts, with ids `{note}/{piece}/{opening}`. */
const noteSurface = 'note';

/** A reloaded tab releases its lock within this time, in ms. */
const patienceMs = 500;

type DraftLocation = { readonly note: string; readonly fieldId: NoteFieldId; readonly opening: string };

export function parseDraftKey({ surface, entityId }: Pick<Draft, 'surface' | 'entityId'>): DraftLocation | null {
  const [note, piece, opening, ...more] = entityId.split('/');
  if (surface !== noteSurface || !note || !piece || !opening || more.length > 0) return null;
  if (piece !== 'title' && !/^\d{1,15}$/.test(piece)) return null;
  return { note, fieldId: piece === 'title' ? piece : Number(piece), opening };
}

function getLockName(opening: string): string {
  return `note-${opening}`;
}

/** Whether a tab is open. Waits briefly for a tab that is closing. */
async function isOpen(opening: string): Promise<boolean> {
  if (!(await isTabLockHeld(getLockName(opening)))) return false;
  const nothing = (): Promise<void> => Promise.resolve();
  return withTabLock(getLockName(opening), nothing, AbortSignal.timeout(patienceMs)).then(
    () => false,
    () => true,
  );
}

async function leftDrafts(userId: number, noteId: number): Promise<readonly Draft[]> {
  const drafts = (await listDrafts(userId)).filter((draft) => parseDraftKey(draft)?.note === String(noteId));
  const openings = [...new Set(drafts.map((draft) => parseDraftKey(draft)?.opening ?? ''))];
  const open = new Map(await Promise.all(openings.map(async (name) => [name, await isOpen(name)] as const)));
  return drafts
    .filter((draft) => open.get(parseDraftKey(draft)?.opening ?? '') === false)
    .toSorted((one, other) => one.updatedAt - other.updatedAt);
}

function isReadable(draft: Draft): boolean {
  return parseFieldDraft(draft.text, parseDraftKey(draft)?.fieldId === 'title') !== null;
}

function groupByField(drafts: readonly Draft[]): ReadonlyMap<NoteFieldId, NoteFieldDraft> {
  const left = new Map<NoteFieldId, NoteFieldDraft[]>();
  for (const draft of drafts) {
    const fieldId = parseDraftKey(draft)?.fieldId;
    const fieldDraft = fieldId === undefined ? null : parseFieldDraft(draft.text, fieldId === 'title');
    if (fieldId !== undefined && fieldDraft !== null) left.set(fieldId, [...(left.get(fieldId) ?? []), fieldDraft]);
  }
  return new Map([...left].flatMap(([piece, drafts]) => [[piece, mergeDrafts(drafts)] as const]).filter(hasText));
}

function hasText(
  entry: readonly [NoteFieldId, NoteFieldDraft | null],
): entry is readonly [NoteFieldId, NoteFieldDraft] {
  return entry[1] !== null;
}

/** Opens a note's drafts. If storage can't be read, it has no drafts; the first change reports the error. */
export async function openNoteDrafts(userId: number, noteId: number): Promise<NoteDrafts> {
  const opening = crypto.randomUUID();
  const release = await holdTabLock(getLockName(opening));
  // Leave unreadable drafts in storage.
  const drafts = (await leftDrafts(userId, noteId).catch((): readonly Draft[] => [])).filter(isReadable);
  const toDraftKey = (fieldId: NoteFieldId): DraftKey => ({
    userId,
    surface: noteSurface,
    entityId: `${noteId}/${fieldId}/${opening}`,
  });
  return {
    orphaned: groupByField(drafts),
    getAutosaver: (fieldId) => createDraftAutosaver(toDraftKey(fieldId)),
    deleteOrphaned: async () => {
      await Promise.all(drafts.map((draft) => saveDraft(draft, '')));
    },
    release,
  };
}
