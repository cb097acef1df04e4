import { readStored, storedKeys, writeStored } from './browser-storage.ts';
import { systemClock } from './clock.ts';
import { ofUser, withObjectStores, type DeviceTransaction } from './device-db.ts';
import type { Draft, DraftKey, StoredDraft } from './device-records.ts';

/**
 * A longer text is stored once, and later saves store only what has changed since: a novel is too long to store at each
 * pause. In UTF-16 units.
 */
const longestWhole = 32_768;

type DraftsTransaction = DeviceTransaction<'drafts' | 'draftBases', 'readwrite'>;

/** The base of each long draft that this tab saves, by key. */
const bases = new Map<string, { readonly id: string; readonly text: string }>();

export async function readDraft(key: DraftKey): Promise<Draft | null> {
  await restoreLeft();
  return withObjectStores(['drafts', 'draftBases'], 'readonly', async (transaction) => {
    const stored = await transaction.objectStore('drafts').get(toKey(key));
    return stored === undefined ? null : readWhole(transaction, stored);
  });
}

export async function listDrafts(userId: number): Promise<readonly Draft[]> {
  await restoreLeft();
  return withObjectStores(['drafts', 'draftBases'], 'readonly', async (transaction) => {
    const drafts = await transaction.objectStore('drafts').getAll(ofUser(userId));
    return Promise.all(drafts.map((stored) => readWhole(transaction, stored)));
  });
}

/**
 * Saves the text, and resolves once it's stored. An empty text deletes the draft: only once the server has it, or when
 * the writer decides.
 */
export async function saveDraft(key: DraftKey, text: string): Promise<void> {
  await withObjectStores(['drafts', 'draftBases'], 'readwrite', async (transaction) => {
    if (text === '') {
      await deleteDraft(key, transaction.objectStore('drafts'), transaction.objectStore('draftBases'));
      return;
    }
    const { userId, surface, entityId } = key;
    const content = await toContent(transaction, key, text);
    await transaction
      .objectStore('drafts')
      .put({ userId, surface, entityId, ...content, updatedAt: systemClock.now() });
  });
}

const leftPrefix = 'leftDraft:';

/**
 * Saves the text while the page closes, when IndexedDB's events no longer arrive: whole, in one request that is
 * committed at once. Behind another save, the browser may drop that request with the page, so session storage has the
 * text until the request is done.
 */
export async function saveDraftOnLeave({ userId, surface, entityId }: DraftKey, text: string): Promise<void> {
  const draft: Draft = { userId, surface, entityId, text, updatedAt: systemClock.now() };
  const leftKey = leftPrefix + toKey(draft).join('/');
  writeStored('session', leftKey, JSON.stringify(draft));
  await withObjectStores(['drafts'], 'readwrite', async (transaction) => {
    const saved = transaction.objectStore('drafts').put(draft);
    transaction.commit();
    await saved;
  });
  writeStored('session', leftKey, null);
}

let restoring: Promise<void> | null = null;

/** Stores, once, what the last page of this tab left in session storage. */
function restoreLeft(): Promise<void> {
  restoring ??= restoreEach().catch(() => undefined);
  return restoring;
}

async function restoreEach(): Promise<void> {
  for (const leftKey of storedKeys('session', leftPrefix)) {
    const draft = JSON.parse(readStored('session', leftKey) ?? 'null') as Draft | null;
    if (draft !== null)
      await withObjectStores(['drafts'], 'readwrite', async (transaction) => {
        const stored = await transaction.objectStore('drafts').get(toKey(draft));
        if (stored === undefined || stored.updatedAt < draft.updatedAt)
          await transaction.objectStore('drafts').put(draft);
      });
    writeStored('session', leftKey, null);
  }
}

/** Deletes the draft if it's still `text`, as the server has it. Later changes stay. */
export async function deleteSavedDraft(key: DraftKey, text: string): Promise<void> {
  await withObjectStores(['drafts', 'draftBases'], 'readwrite', async (transaction) => {
    const stored = await transaction.objectStore('drafts').get(toKey(key));
    if (stored === undefined) return;
    const draft = await readWhole(transaction, stored);
    if (draft.text === text)
      await deleteDraft(key, transaction.objectStore('drafts'), transaction.objectStore('draftBases'));
  });
}

type Deletes = { readonly delete: (keys: IDBKeyRange) => Promise<void> };

/** Deletes a draft within a transaction of both stores. */
export async function deleteDraft(key: DraftKey, drafts: Deletes, draftBases: Deletes): Promise<void> {
  bases.delete(toKey(key).join('/'));
  await drafts.delete(IDBKeyRange.only(toKey(key)));
  await draftBases.delete(ofDraft(key));
}

export function toKey({ userId, surface, entityId }: DraftKey): [number, string, string] {
  return [userId, surface, entityId];
}

function ofDraft(key: DraftKey): IDBKeyRange {
  return IDBKeyRange.bound(toKey(key), [...toKey(key), []]);
}

type Content = Pick<StoredDraft, 'text' | 'change'>;

/** Returns what to store: the text, or its difference from its base. Stores a new base if there's none to use. */
async function toContent(transaction: DraftsTransaction, key: DraftKey, text: string): Promise<Content> {
  const name = toKey(key).join('/');
  const store = transaction.objectStore('draftBases');
  if (text.length <= longestWhole) {
    bases.delete(name);
    await store.delete(ofDraft(key));
    return { text };
  }
  const base = bases.get(name);
  const difference = base && getDifference(base.text, text);
  // Another tab may have replaced the base.
  if (difference && difference.text.length <= longestWhole && (await store.getKey([...toKey(key), base.id])))
    return { text: difference.text, change: { base: base.id, start: difference.start, end: difference.end } };
  const id = crypto.randomUUID();
  bases.set(name, { id, text });
  await store.delete(ofDraft(key));
  await store.put({ userId: key.userId, surface: key.surface, entityId: key.entityId, id, text });
  return { text: '', change: { base: id, start: text.length, end: text.length } };
}

async function readWhole(
  transaction: DeviceTransaction<'drafts' | 'draftBases', 'readonly' | 'readwrite'>,
  { change, ...draft }: StoredDraft,
): Promise<Draft> {
  if (change === undefined) return draft;
  const base = await transaction.objectStore('draftBases').get([...toKey(draft), change.base]);
  const text = base?.text ?? '';
  return { ...draft, text: text.slice(0, change.start) + draft.text + text.slice(change.end) };
}

type Difference = { readonly start: number; readonly end: number; readonly text: string };

/** Returns `text` as `base` with one range replaced. */
function getDifference(base: string, text: string): Difference {
  const shorter = Math.min(base.length, text.length);
  const start = findLength(shorter, (from, to) => base.slice(from, to) === text.slice(from, to));
  const same = findLength(
    shorter - start,
    (from, to) => base.slice(base.length - to, base.length - from) === text.slice(text.length - to, text.length - from),
  );
  return { start, end: base.length - same, text: text.slice(start, text.length - same) };
}

/** Returns the greatest length up to `limit` that matches. Comparing chunks is faster than comparing characters. */
function findLength(limit: number, isMatch: (from: number, to: number) => boolean): number {
  let length = 0;
  for (let step = 32_768; step >= 1; step /= 2)
    while (length + step <= limit && isMatch(length, length + step)) length += step;
  return length;
}
