import { isApiError } from '#src/platform/api-error.ts';
import type { NoteStore } from './note-store.ts';
import type { NoteFieldText } from './note-field-reducer.ts';
import {
  addSection,
  createNoteFromSearch,
  deleteSection,
  refreshNotes,
  saveSectionOrder,
  saveSection,
} from './queries.ts';
import { moveInOrder, getRequestedOrder } from './section-order.ts';

/** Changes to an open note's sections besides typing. Each throws ApiError and then changes nothing. */

const emptySection: NoteFieldText = { title: '', content: { type: 'doc', content: [{ type: 'paragraph' }] } };

export function insertSection(store: NoteStore, after: number | null, text = emptySection): Promise<number> {
  return store.enqueue(async () => {
    // The server doesn't know a section that only this device has.
    const savedAfter = after !== null && store.fields.get(after)?.state.isDeleted === false ? after : null;
    const { id, version, title, content } = await addSection(store.noteRef, savedAfter, text);
    store.addField(id, { version, text: { title, content } });
    const order = store.order$.peek();
    const at = after === null ? order.length : order.indexOf(after) + 1;
    store.order$.set(order.toSpliced(at, 0, id));
    return id;
  });
}

export async function moveSection(store: NoteStore, id: number, by: number): Promise<void> {
  const before = store.order$.peek();
  const requested = moveInOrder(before, id, by);
  if (requested === before) return;
  store.order$.set(requested);
  store.movesWaiting += 1;
  try {
    await store
      .enqueue(() => sendOrder(store, requested))
      .finally(() => {
        store.movesWaiting -= 1;
      });
  } catch (error) {
    if (store.movesWaiting === 0) store.order$.set(getRequestedOrder(store.order$.peek(), before));
    throw error;
  }
}

async function sendOrder(store: NoteStore, requested: readonly number[]): Promise<void> {
  const title = store.fields.get('title');
  if (title === undefined) return;
  const existing = requested.filter((id) => store.fields.get(id)?.state.isDeleted === false);
  let version: number;
  try {
    version = await saveSectionOrder(store.noteRef, title.state.save.version ?? 0, existing);
  } catch (error) {
    if (!isApiError(error, 'http') || (error.status !== 409 && error.status !== 422)) throw error;
    // The title or sections changed elsewhere: retry on the current order.
    const note = await store.refetch();
    if (note === null) throw error;
    const again = getRequestedOrder(
      note.sections.map((section) => section.id),
      existing,
    );
    version = await saveSectionOrder(store.noteRef, note.version, again);
    store.order$.set(getRequestedOrder(store.order$.peek(), again));
  }
  title.dispatch({ type: 'renumbered', version });
}

/** Deletes a section. Returns a function that restores it with its content. */
export async function removeSection(store: NoteStore, id: number): Promise<() => Promise<number>> {
  const { local: text, isDeleted } = store.fields.get(id)?.state ?? { local: emptySection, isDeleted: true };
  const order = store.order$.peek();
  const after = order[order.indexOf(id) - 1] ?? null;
  await store.enqueue(async () => {
    if (!isDeleted) await deleteSection(store.noteRef, id);
    await store.removeField(id);
  });
  await refreshNotes(store.noteRef);
  return async () => {
    const back = await insertSection(store, after, text);
    // The API inserts only after a section or at the end.
    if (after === null) await moveSection(store, back, -store.order$.peek().length);
    return back;
  };
}

export async function restoreSection(store: NoteStore, id: number): Promise<number> {
  const text = store.fields.get(id)?.state.local ?? emptySection;
  const order = store.order$.peek();
  const back = await insertSection(store, order[order.indexOf(id) - 1] ?? null, text);
  await store.removeField(id);
  return back;
}

/** Creates a new note from one deleted elsewhere. Returns its id. */
export function recreateNote(store: NoteStore): Promise<number> {
  return store.enqueue(async () => {
    const note = await createNoteFromSearch(store.noteRef.slug, store.fields.get('title')?.state.local.title ?? '');
    const noteRef = { slug: store.noteRef.slug, id: note.id };
    const texts = store.order$.peek().map((id) => store.fields.get(id)?.state.local ?? emptySection);
    const [first] = note.sections;
    for (const [n, text] of texts.entries())
      if (n === 0 && first) await saveSection(noteRef, first.id, first.version, text);
      else await addSection(noteRef, null, text);
    for (const id of [...store.fields.keys()]) await store.removeField(id);
    await refreshNotes(noteRef);
    return note.id;
  });
}
