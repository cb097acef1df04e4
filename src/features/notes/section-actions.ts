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

export function insertSection(desk: NoteStore, after: number | null, text = emptySection): Promise<number> {
  return desk.enqueue(async () => {
    // The server doesn't know a section that only this device has.
    const known = after !== null && desk.pieces.get(after)?.state.isDeleted === false ? after : null;
    const { id, version, title, content } = await addSection(desk.place, known, text);
    desk.addField(id, { version, text: { title, content } });
    const order = desk.order$.peek();
    const at = after === null ? order.length : order.indexOf(after) + 1;
    desk.order$.set(order.toSpliced(at, 0, id));
    return id;
  });
}

export async function moveSection(desk: NoteStore, id: number, by: number): Promise<void> {
  const before = desk.order$.peek();
  const wanted = moveInOrder(before, id, by);
  if (wanted === before) return;
  desk.order$.set(wanted);
  desk.movesWaiting += 1;
  try {
    await desk
      .enqueue(() => sendOrder(desk, wanted))
      .finally(() => {
        desk.movesWaiting -= 1;
      });
  } catch (error) {
    if (desk.movesWaiting === 0) desk.order$.set(getRequestedOrder(desk.order$.peek(), before));
    throw error;
  }
}

async function sendOrder(desk: NoteStore, wanted: readonly number[]): Promise<void> {
  const title = desk.pieces.get('title');
  if (title === undefined) return;
  const known = wanted.filter((id) => desk.pieces.get(id)?.state.isDeleted === false);
  let version: number;
  try {
    version = await saveSectionOrder(desk.place, title.state.save.version ?? 0, known);
  } catch (error) {
    if (!isApiError(error, 'http') || (error.status !== 409 && error.status !== 422)) throw error;
    // The title or sections changed elsewhere: retry on the current order.
    const note = await desk.refetch();
    if (note === null) throw error;
    const again = getRequestedOrder(
      note.sections.map((section) => section.id),
      known,
    );
    version = await saveSectionOrder(desk.place, note.version, again);
    desk.order$.set(getRequestedOrder(desk.order$.peek(), again));
  }
  title.dispatch({ type: 'renumbered', version });
}

/** Deletes a section. Returns a function that restores it with its content. */
export async function removeSection(desk: NoteStore, id: number): Promise<() => Promise<number>> {
  const { local: text, isDeleted } = desk.pieces.get(id)?.state ?? { local: emptySection, isDeleted: true };
  const order = desk.order$.peek();
  const after = order[order.indexOf(id) - 1] ?? null;
  await desk.enqueue(async () => {
    if (!isDeleted) await deleteSection(desk.place, id);
    await desk.removeField(id);
  });
  await refreshNotes(desk.place);
  return async () => {
    const back = await insertSection(desk, after, text);
    // The API inserts only after a section or at the end.
    if (after === null) await moveSection(desk, back, -desk.order$.peek().length);
    return back;
  };
}

export async function restoreSection(desk: NoteStore, id: number): Promise<number> {
  const text = desk.pieces.get(id)?.state.local ?? emptySection;
  const order = desk.order$.peek();
  const back = await insertSection(desk, order[order.indexOf(id) - 1] ?? null, text);
  await desk.removeField(id);
  return back;
}

/** Creates a new note from one deleted elsewhere. Returns its id. */
export function recreateNote(desk: NoteStore): Promise<number> {
  return desk.enqueue(async () => {
    const note = await createNoteFromSearch(desk.place.slug, desk.pieces.get('title')?.state.local.title ?? '');
    const place = { slug: desk.place.slug, id: note.id };
    const texts = desk.order$.peek().map((id) => desk.pieces.get(id)?.state.local ?? emptySection);
    const [first] = note.sections;
    for (const [n, text] of texts.entries())
      if (n === 0 && first) await saveSection(place, first.id, first.version, text);
      else await addSection(place, null, text);
    for (const id of [...desk.pieces.keys()]) await desk.removeField(id);
    await refreshNotes(place);
    return note.id;
  });
}
