import { subscribeToNote } from './live.ts';
import { NoteStore, noteSurface, parseFieldId } from './note-store.ts';
import type { NoteAddress } from './queries.ts';
import { useCallback, useSyncExternalStore, useState } from 'react';
import type { Draft } from '#src/platform/device-records.ts';
import { listDrafts } from '#src/platform/drafts.ts';
import type { NoteFieldId } from './note-text.ts';
import { useSubscription } from '#src/ui/use-subscription.ts';

type OpenStore = { readonly store: NoteStore; users: number; leaving: number; unfollow: () => void };

const openStores = new Map<string, OpenStore>();

function createOpenStore(userId: number, address: NoteAddress): OpenStore {
  return { store: new NoteStore(userId, address), users: 0, leaving: 0, unfollow: () => undefined };
}

/** Subscribes once the note is ready; a missing note has no channel. */
function follow({ store }: OpenStore): () => void {
  const { phase$, isDeleted$ } = store;
  let unfollow = (): void => undefined;
  const listen = (): void => {
    if (phase$.peek() !== 'ready' || isDeleted$.peek()) return;
    unfollow();
    unfollow = subscribeToNote(store.address.id, () => store.onRemoteChange());
  };
  listen();
  const ignore = phase$.onChange(listen);
  return () => {
    ignore();
    unfollow();
  };
}

async function finish(key: string, note: OpenStore): Promise<void> {
  note.leaving += 1;
  await note.store.finish().finally(() => {
    note.leaving -= 1;
  });
  // It may have been reopened and left again. The last user stops it, so a second store never runs beside it.
  if (note.users > 0 || note.leaving > 0) return;
  openStores.delete(key);
  note.store.close();
}

function getStoreKey(userId: number, { slug, id }: NoteAddress): string {
  return `${userId}/${slug}/${id}`;
}

function getOpenNoteStore(userId: number, address: NoteAddress): NoteStore | null {
  return openStores.get(getStoreKey(userId, address))?.store ?? null;
}

/**
 * Returns the note's store, shared by all its users on this page. `release` resolves when done. After the last release
 * it sends what's unsaved and stops, unless reopened before.
 */
function acquireNoteStore(userId: number, address: NoteAddress): { store: NoteStore; release: () => Promise<void> } {
  const key = getStoreKey(userId, address);
  const note = openStores.get(key) ?? createOpenStore(userId, address);
  // Refetch, since events were missed while it was unused.
  if (openStores.has(key)) note.store.onRemoteChange();
  openStores.set(key, note);
  note.users += 1;
  if (note.users === 1) note.unfollow = follow(note);
  const release = async (): Promise<void> => {
    note.users -= 1;
    if (note.users > 0) return;
    note.unfollow();
    await finish(key, note);
  };
  return { store: note.store, release };
}

export function useNoteStore(userId: number, { slug, id }: NoteAddress): NoteStore | null {
  const subscribe = useCallback(
    (notify: () => void) => {
      const { release } = acquireNoteStore(userId, { slug, id });
      notify();
      return () => void release();
    },
    [userId, slug, id],
  );
  return useSyncExternalStore(subscribe, () => getOpenNoteStore(userId, { slug, id }));
}

type DraftLocation = { readonly note: string; readonly fieldId: NoteFieldId; readonly opening: string };

export function parseDraftKey({ surface, entityId }: Pick<Draft, 'surface' | 'entityId'>): DraftLocation | null {
  const [note, field, opening, ...more] = entityId.split('/');
  if (surface !== noteSurface || !note || !field || !opening || more.length > 0) return null;
  const fieldId = parseFieldId(field);
  return fieldId === null ? null : { note, fieldId, opening };
}

async function listDraftNotes(userId: number): Promise<ReadonlySet<number>> {
  const drafts = await listDrafts(userId).catch(() => []);
  return new Set(drafts.flatMap((draft) => parseDraftKey(draft)?.note ?? []).map(Number));
}

/** Sends a note's drafts by opening and leaving it. */
async function sendPending(userId: number, address: NoteAddress): Promise<void> {
  const { store, release } = acquireNoteStore(userId, address);
  await store.opened;
  await release();
}

async function sendWaiting(
  userId: number,
  { slug, ids }: { slug: string; ids: readonly number[] },
  onPending: (waiting: ReadonlySet<number>) => void,
): Promise<void> {
  const here = (all: ReadonlySet<number>): Set<number> => new Set(ids.filter((id) => all.has(id)));
  const waiting = here(await listDraftNotes(userId));
  onPending(waiting);
  for (const id of waiting) await sendPending(userId, { slug, id });
  if (waiting.size > 0) onPending(here(await listDraftNotes(userId)));
}

type OnPending = (waiting: ReadonlySet<number>) => void;

/** Sends drafts now and each time the network returns. Returns an unsubscribe function. */
function sendOnline(userId: number, slug: string, visibleIds: string, setPendingIds: OnPending): () => void {
  let onPending: OnPending | null = setPendingIds;
  const send = (): void => {
    void sendWaiting(userId, { slug, ids: visibleIds.split(',').map(Number) }, (waiting) => onPending?.(waiting));
  };
  send();
  window.addEventListener('online', send);
  return () => {
    onPending = null;
    window.removeEventListener('online', send);
  };
}

/**
 * Returns which of these notes have unsent drafts. Sends them when the list opens and when the network returns, so they
 * don't wait for their note to open.
 */
export function usePendingNotes(userId: number, slug: string, ids: readonly number[]): ReadonlySet<number> {
  const [pendingIds, setPendingIds] = useState<ReadonlySet<number>>(new Set());
  const visibleIds = ids.join(',');
  useSubscription(sendOnline, userId, slug, visibleIds, setPendingIds);
  return pendingIds;
}
