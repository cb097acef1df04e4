import { flushDraftsOnLeave } from '#src/platform/draft-autosaver.ts';
import { subscribeToNote } from './live.ts';
import { NoteStore } from './note-store.ts';
import type { NoteRef } from './queries.ts';

type OpenStore = { readonly desk: NoteStore; users: number; leaving: number; unfollow: () => void };

const standing = new Map<string, OpenStore>();

let keepsOnLeave = false;

function begin(userId: number, place: NoteRef): OpenStore {
  if (!keepsOnLeave) flushDraftsOnLeave(document, window);
  keepsOnLeave = true;
  const desk = new NoteStore(place);
  desk.open(userId);
  return { desk, users: 0, leaving: 0, unfollow: () => undefined };
}

/** Subscribes once the note is ready; a missing note has no channel. */
function follow({ desk }: OpenStore): () => void {
  let unfollow = (): void => undefined;
  const listen = (): void => {
    if (desk.phase$.peek() !== 'ready' || desk.isGone$.peek()) return;
    unfollow();
    unfollow = subscribeToNote(desk.place.id, () => desk.onRemoteChange());
  };
  listen();
  const ignore = desk.phase$.onChange(listen);
  return () => {
    ignore();
    unfollow();
  };
}

async function finish(key: string, note: OpenStore): Promise<void> {
  note.leaving += 1;
  await note.desk.finish().finally(() => {
    note.leaving -= 1;
  });
  // It may have been reopened and left again. The last user stops it, so a second store never runs beside it.
  if (note.users > 0 || note.leaving > 0) return;
  standing.delete(key);
  note.desk.stop();
}

function keyOf(userId: number, { slug, id }: NoteRef): string {
  return `${userId}/${slug}/${id}`;
}

export function getOpenNoteStore(userId: number, place: NoteRef): NoteStore | null {
  return standing.get(keyOf(userId, place))?.desk ?? null;
}

/**
 * Returns the note's store, shared by all its users on this page. `release` resolves when done. After the last release
 * it sends what's unsaved and stops, unless reopened before.
 */
export function acquireNoteStore(userId: number, place: NoteRef): { desk: NoteStore; release: () => Promise<void> } {
  const key = keyOf(userId, place);
  const note = standing.get(key) ?? begin(userId, place);
  // Refetch, since events were missed while it was unused.
  if (standing.has(key)) note.desk.onRemoteChange();
  standing.set(key, note);
  note.users += 1;
  if (note.users === 1) note.unfollow = follow(note);
  const leave = async (): Promise<void> => {
    note.users -= 1;
    if (note.users > 0) return;
    note.unfollow();
    await finish(key, note);
  };
  return { desk: note.desk, release: leave };
}
