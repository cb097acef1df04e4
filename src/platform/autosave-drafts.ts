import { mergeDrafts, type FieldDraft, type MergeStrategy } from '#src/lib/autosave-field.ts';
import { createDraftAutosaver, type DraftAutosaver } from './draft-autosaver.ts';
import type { Clock } from './clock.ts';
import type { Draft, DraftKey } from './device-records.ts';
import { deleteSavedDraft, listDrafts } from './drafts.ts';
import { holdTabLock, isTabLockHeld, withTabLock } from './web-lock.ts';

/** How a field's draft is stored. */
export type DraftFormat<Id, Value> = {
  readonly serialize: (draft: FieldDraft<Value>, id: Id) => string;
  /** Returns null for unreadable text, which stays in storage. */
  readonly parse: (text: string, id: Id) => FieldDraft<Value> | null;
  readonly parseId: (text: string) => Id | null;
};

/** This device's drafts of one document. */
export type AutosaveDrafts<Id, Value> = {
  /** Drafts of closed tabs, now stored as this tab's. */
  readonly adopted: ReadonlyMap<Id, FieldDraft<Value>>;
  readonly getAutosaver: (id: Id) => DraftAutosaver;
  /** Lets other tabs adopt the remaining drafts. */
  readonly release: () => void;
};

type Options<Id, Value> = DraftFormat<Id, Value> & {
  readonly key: DraftKey;
  readonly strategy: Pick<MergeStrategy<Value>, 'isSame' | 'join'>;
  /** Whether one tab edits the document at a time. It adopts all drafts, also those of open tabs. */
  readonly isExclusive: boolean;
  readonly clock: Clock;
};

/** A reloaded tab releases its lock within this time, in ms. */
const patienceMs = 500;

function getLockName(surface: string, opening: string): string {
  return `${surface}-${opening}`;
}

/** Whether a tab is open. Waits briefly for a tab that is closing. */
async function isOpen(lock: string): Promise<boolean> {
  if (!(await isTabLockHeld(lock))) return false;
  const nothing = (): Promise<void> => Promise.resolve();
  return withTabLock(lock, nothing, AbortSignal.timeout(patienceMs)).then(
    () => false,
    () => true,
  );
}

type Location = { readonly field: string; readonly opening: string | null };

/** Reads `{document}/{field}/{opening}`. Earlier releases also wrote ids without a field or an opening. */
function parseLocation({ surface, entityId }: DraftKey, key: DraftKey): Location | null {
  if (surface !== key.surface) return null;
  if (entityId === key.entityId) return { field: '', opening: null };
  if (!entityId.startsWith(`${key.entityId}/`)) return null;
  const [field = '', opening = null, ...more] = entityId.slice(key.entityId.length + 1).split('/');
  return more.length > 0 ? null : { field, opening };
}

/** Returns a document's drafts, oldest first. */
async function listDocumentDrafts(key: DraftKey): Promise<readonly Draft[]> {
  const drafts = (await listDrafts(key.userId)).filter((draft) => parseLocation(draft, key) !== null);
  return drafts.toSorted((one, other) => one.updatedAt - other.updatedAt);
}

/** Returns the text of a document's newest draft, whichever tab wrote it. Throws DeviceStorageError. */
export async function readNewestDraft(key: DraftKey): Promise<string | null> {
  return (await listDocumentDrafts(key)).at(-1)?.text ?? null;
}

/** Returns drafts that no open tab writes, oldest first. */
async function listOrphans(key: DraftKey): Promise<readonly Draft[]> {
  const drafts = await listDocumentDrafts(key);
  const openings = [...new Set(drafts.map((draft) => parseLocation(draft, key)?.opening ?? null))];
  const areOpen = await Promise.all(
    openings.map(async (opening) => opening !== null && (await isOpen(getLockName(key.surface, opening)))),
  );
  const open = new Set(openings.filter((_opening, at) => areOpen[at]));
  return drafts.filter((draft) => !open.has(parseLocation(draft, key)?.opening ?? null));
}

type Orphan<Id, Value> = { readonly stored: Draft; readonly id: Id; readonly draft: FieldDraft<Value> };

async function readOrphans<Id, Value>({
  key,
  parseId,
  parse,
  isExclusive,
}: Options<Id, Value>): Promise<Orphan<Id, Value>[]> {
  // Without storage there are no drafts; the first change reports the error.
  const list = isExclusive ? listDocumentDrafts : listOrphans;
  const drafts = await list(key).catch((): readonly Draft[] => []);
  return drafts.flatMap((stored) => {
    const id = parseId(parseLocation(stored, key)?.field ?? '');
    const draft = id === null ? null : parse(stored.text, id);
    return id === null || draft === null ? [] : [{ stored, id, draft }];
  });
}

/**
 * Opens a document's drafts. Each opening writes separate drafts, so two tabs never overwrite each other's. Drafts of
 * closed tabs are adopted: merged and stored as this opening's, then deleted.
 */
export async function openAutosaveDrafts<Id extends string | number, Value>(
  options: Options<Id, Value>,
): Promise<AutosaveDrafts<Id, Value>> {
  const { key, strategy, serialize, clock } = options;
  const opening = crypto.randomUUID();
  const release = await holdTabLock(getLockName(key.surface, opening));
  const savers = new Map<Id, DraftAutosaver>();
  const getAutosaver = (id: Id): DraftAutosaver => {
    const draftKey = { ...key, entityId: `${key.entityId}/${id}/${opening}` };
    const saver = savers.get(id) ?? createDraftAutosaver(draftKey, '', { clock });
    savers.set(id, saver);
    return saver;
  };
  const adopted = new Map<Id, FieldDraft<Value>>();
  await withTabLock(`adopt-${key.surface}-${key.userId}`, async () => {
    const all = await readOrphans(options);
    for (const id of new Set(all.map((orphan) => orphan.id))) {
      const orphans = all.filter((orphan) => orphan.id === id);
      const draft = mergeDrafts(
        orphans.map((orphan) => orphan.draft),
        strategy,
      );
      if (draft === null) continue;
      adopted.set(id, draft);
      const saver = getAutosaver(id);
      saver.write(serialize(draft, id));
      if (!(await saver.flush())) continue;
      for (const { stored } of orphans) await deleteSavedDraft(stored, stored.text);
    }
  });
  return { adopted, getAutosaver, release };
}
