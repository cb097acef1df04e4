import { subscribeToNote } from './live.ts';
import { NoteStore } from './note-store.ts';
import type { NoteRef } from './queries.ts';

type OpenStore = { readonly store: NoteStore; users: number; leaving: number; unfollow: () => void };

const standing = new Map<string, OpenStore>();

function createOpenStore(userId: number, noteRef: NoteRef): OpenStore {
  return { store: new NoteStore(userId, noteRef), users: 0, leaving: 0, unfollow: () => undefined };
}

/** Subscribes once the note is ready; a missing note has no channel. */
function follow({ store }: OpenStore): () => void {
  const { phase$, isDeleted$ } = store.autosave;
  let unfollow = (): void => undefined;
  const listen = (): void => {
    if (phase$.peek() !== 'ready' || isDeleted$.peek()) return;
    unfollow();
    unfollow = subscribeToNote(store.noteRef.id, () => store.autosave.onRemoteChange());
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
  await note.store.autosave.finish().finally(() => {
    note.leaving -= 1;
  });
  // It may have been reopened and left again. The last user stops it, so a second store never runs beside it.
  if (note.users > 0 || note.leaving > 0) return;
  standing.delete(key);
  note.store.autosave.stop();
}

function getStoreKey(userId: number, { slug, id }: NoteRef): string {
  return `${userId}/${slug}/${id}`;
}

export function getOpenNoteStore(userId: number, noteRef: NoteRef): NoteStore | null {
  return standing.get(getStoreKey(userId, noteRef))?.store ?? null;
}

/**
 * Returns the note's store, shared by all its users on this page. `release` resolves when done. After the last release
 * it sends what's unsaved and stops, unless reopened before.
 */
export function acquireNoteStore(userId: number, noteRef: NoteRef): { store: NoteStore; release: () => Promise<void> } {
  const key = getStoreKey(userId, noteRef);
  const note = standing.get(key) ?? createOpenStore(userId, noteRef);
  // Refetch, since events were missed while it was unused.
  if (standing.has(key)) note.store.autosave.onRemoteChange();
  standing.set(key, note);
  note.users += 1;
  if (note.users === 1) note.unfollow = follow(note);
  const leave = async (): Promise<void> => {
    note.users -= 1;
    if (note.users > 0) return;
    note.unfollow();
    await finish(key, note);
  };
  return { store: note.store, release: leave };
}
