import type { NoteStore } from './note-store.ts';
import type { NoteFieldText } from './note-text.ts';
import { addSection, createNote, refreshNotes, saveSection } from './queries.ts';
import { moveInOrder } from './note-model.ts';

/** Changes to an open note's sections besides typing. They work offline: the store sends them later. */

const emptySection: NoteFieldText = { title: '', content: { type: 'doc', content: [{ type: 'paragraph' }] } };

function getText(store: NoteStore, key: number): NoteFieldText {
  return store.fields.get(key)?.state.local ?? emptySection;
}

/** Adds an empty section at the end. Returns its key. */
export function appendSection(store: NoteStore): number {
  return store.insertSection(store.order$.peek().length, emptySection);
}

export function moveSection(store: NoteStore, key: number, by: number): void {
  const before = store.order$.peek();
  const moved = moveInOrder(before, key, by);
  if (moved !== before) store.setOrder(moved);
}

/** Deletes a section. Returns a function that restores it with its content. */
export function removeSection(store: NoteStore, key: number): () => void {
  const text = getText(store, key);
  const at = store.order$.peek().indexOf(key);
  store.removeSection(key);
  return store.undoStack.add(() => store.insertSection(at, text));
}

/** Adds a section again that was deleted elsewhere, with its text here. */
export function restoreSection(store: NoteStore, key: number): void {
  store.insertSection(store.order$.peek().indexOf(key), getText(store, key));
  store.removeSection(key);
}

/** Creates a new note from one deleted elsewhere. Returns its id. */
export function recreateNote(store: NoteStore): Promise<number> {
  return store.enqueue(async () => {
    const note = await createNote(store.address.slug, store.fields.get('title')?.state.local.title ?? '');
    const address = { slug: store.address.slug, id: note.id };
    const texts = store.order$.peek().map((key) => getText(store, key));
    const [first] = note.sections;
    for (const [n, text] of texts.entries())
      if (n === 0 && first) await saveSection(address, first.id, first.version, text);
      else await addSection(address, { after: null }, text);
    for (const id of [...store.fields.keys()]) await store.removeField(id);
    await refreshNotes(address);
    return note.id;
  });
}
