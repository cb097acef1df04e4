import { flushDraftsOnLeave } from '#src/platform/draft-writer.ts';
import { subscribeToNote } from './live.ts';
import { NoteStore } from './note-desk.ts';
import type { NoteRef } from './queries.ts';

/** `leaving` counts those whose rest is still being sent. */
type OpenStore = { readonly desk: NoteStore; users: number; leaving: number; unfollow: () => void };

const standing = new Map<string, OpenStore>();

/** What is typed is kept before the page can go away, as long as it lives. */
let keepsOnLeave = false;

function begin(userId: number, place: NoteRef): OpenStore {
  if (!keepsOnLeave) flushDraftsOnLeave(document, window);
  keepsOnLeave = true;
  const desk = new NoteStore(place);
  desk.open(userId);
  return { desk, users: 0, leaving: 0, unfollow: () => undefined };
}

/** Listens to a note once it is there: of one that is not there is no channel either. */
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
  // Somebody may have come back meanwhile, and left again: the last one ends it, so that no second desk stands beside it.
  if (note.users > 0 || note.leaving > 0) return;
  standing.delete(key);
  note.desk.stop();
}

const keyOf = (userId: number, { slug, id }: NoteRef): string => `${userId}/${slug}/${id}`;

/** The desk of a note that is open now. */
export function getOpenNoteStore(userId: number, place: NoteRef): NoteStore | null {
  return standing.get(keyOf(userId, place))?.desk ?? null;
}

/**
 * The desk of a note, one for all who have it open on this page; `leave` gives it back, and resolves when that is done. Left by
 * all, it sends the rest and ends; whoever comes back before finds it as it was.
 */
export function acquireNoteStore(userId: number, place: NoteRef): { desk: NoteStore; release: () => Promise<void> } {
  const key = keyOf(userId, place);
  const note = standing.get(key) ?? begin(userId, place);
  // Somebody comes back: what happened meanwhile was not heard.
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
