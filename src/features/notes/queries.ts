import { QueryObserver, useInfiniteQuery } from '@tanstack/react-query';
import {
  getNoteListInfiniteQueryOptions,
  getNoteListQueryKey,
  getNoteReadQueryKey,
  getNoteReadQueryOptions,
  useNoteRead,
  noteCreate,
  noteDelete,
  noteSectionCreate,
  noteSectionDelete,
  noteSectionUpdate,
  noteUpdate,
} from '#src/api/generated/api/notes.ts';
import type { Note, NoteResponse } from '#src/api/generated/types.ts';
import { cacheLimits } from '#src/lib/constants.ts';
import { ApiError, isApiError } from '#src/platform/api-error.ts';
import { inPages } from '#src/api/in-pages.ts';
import { fetchFresh, queryClient } from '#src/api/query-client.ts';
import { type NoteModel, type SectionModel, toNote, toNoteRows, toSection } from './note-model.ts';
import type { NoteFieldText } from './note-text.ts';

export type NoteAddress = { readonly slug: string; readonly id: number };

function selectNote({ data }: NoteResponse): NoteModel {
  return toNote(data);
}

/** Reads a project's notes page by page, last changed first. `filter` filters titles and texts; `''` matches all. */
export function notesQuery(slug: string, filter: string) {
  const query = filter === '' ? {} : { query: filter };
  return getNoteListInfiniteQueryOptions(slug, query, { query: inPages(getNoteListQueryKey(slug, query)) });
}

/** Fetches a project's notes, which the route's loader reads at each visit. Loaded notes stay visible during a new search. */
export function useNotes(slug: string, filter: string) {
  return useInfiniteQuery({
    ...notesQuery(slug, filter),
    select: ({ pages }) => toNoteRows(pages.flatMap(({ data }) => data)),
    placeholderData: (before) => before,
  });
}

export function useNote({ slug, id }: NoteAddress) {
  return useNoteRead(slug, id, {
    query: { select: selectNote, staleTime: cacheLimits.apiMs, refetchOnMount: 'always' },
  });
}

export async function readNote({ slug, id }: NoteAddress): Promise<NoteModel> {
  return selectNote(await fetchFresh(getNoteReadQueryOptions(slug, id)));
}

/** The note as the server last sent it, however old. */
export function getCachedNote({ slug, id }: NoteAddress): NoteModel | null {
  const cached = queryClient.getQueryData<NoteResponse>(getNoteReadQueryKey(slug, id));
  return cached === undefined ? null : selectNote(cached);
}

/** Keeps a note in the cache, and calls back after each change of it. Returns an unsubscribe function. */
export function observeNote({ slug, id }: NoteAddress, onChange: () => void): () => void {
  const options = { ...getNoteReadQueryOptions(slug, id), enabled: false, notifyOnChangeProps: ['data' as const] };
  return new QueryObserver(queryClient, options).subscribe(onChange);
}

/** Falls back to the cached note when offline. Throws ApiError. */
export async function readNoteOrCached(address: NoteAddress): Promise<NoteModel> {
  return readNote(address).catch((error: unknown) => {
    const cached = getCachedNote(address);
    if (cached === null || !isApiError(error, 'network', 'timeout')) throw error;
    return cached;
  });
}

/** Applies what a save changed on the server to the cached note. */
function updateCachedNote({ slug, id }: NoteAddress, update: (note: Note) => Note): void {
  queryClient.setQueryData<NoteResponse>(
    getNoteReadQueryKey(slug, id),
    (cached) => cached && { ...cached, data: update(cached.data) },
  );
}

export async function refreshNotes({ slug, id }: NoteAddress): Promise<void> {
  const stale = [getNoteListQueryKey(slug), getNoteReadQueryKey(slug, id)];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** The API expects null if empty. */
function titleFor(title: string): string | null {
  return title.trim() === '' ? null : title;
}

export async function createNote(slug: string, title: string): Promise<NoteModel> {
  const note = selectNote(await noteCreate(slug, { title: titleFor(title) }));
  await refreshNotes({ slug, id: note.id });
  return note;
}

/** Treats 404 as deleted. Throws ApiError. */
export async function deleteNote({ slug, id }: NoteAddress): Promise<void> {
  await noteDelete(slug, id).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  });
  await queryClient.invalidateQueries({ queryKey: getNoteListQueryKey(slug) });
  queryClient.removeQueries({ queryKey: getNoteReadQueryKey(slug, id) });
}

/** Saves the title based on `version` and returns the new version. Throws ApiError with status 409 on a conflict. */
export async function saveTitle(address: NoteAddress, version: number, title: string): Promise<number> {
  const { data } = await noteUpdate(address.slug, address.id, { version, title: titleFor(title) });
  updateCachedNote(address, () => data);
  return data.version;
}

/** Saves the order based on the note's `version`. Throws ApiError. */
export async function saveSectionOrder(address: NoteAddress, version: number, order: readonly number[]): Promise<void> {
  const { data } = await noteUpdate(address.slug, address.id, { version, section_ids: [...order] });
  updateCachedNote(address, () => data);
}

function sectionFor({ title, content }: NoteFieldText) {
  return {
    title: titleFor(title),
    content: { type: 'doc' as const, content: [...(content?.content ?? [])] },
  };
}

/** Saves a section based on `version`; returns the new version. Throws ApiError with status 409 on a conflict. */
export async function saveSection(
  address: NoteAddress,
  section: number,
  version: number,
  text: NoteFieldText,
): Promise<number> {
  const { data } = await noteSectionUpdate(address.slug, address.id, section, { version, ...sectionFor(text) });
  updateCachedNote(address, (note) => ({
    ...note,
    sections: note.sections.map((other) => (other.id === section ? data : other)),
  }));
  return data.version;
}

/**
 * Adds a section after another, or at the end. With a `key` (negative), a repeated call returns the section that the
 * first one added, whatever its text. Throws ApiError.
 */
export async function addSection(
  address: NoteAddress,
  { after, key }: { after: number | null; key?: number },
  text: NoteFieldText,
): Promise<SectionModel> {
  const identity = key === undefined ? {} : { client_key: String(-key) };
  const { data } = await noteSectionCreate(address.slug, address.id, { ...identity, after, ...sectionFor(text) });
  updateCachedNote(address, (note) => {
    const others = note.sections.filter((other) => other.id !== data.id);
    const at = after === null ? others.length : others.findIndex((other) => other.id === after) + 1;
    return { ...note, sections: others.toSpliced(at, 0, data) };
  });
  return toSection(data);
}

/** Treats 404 as deleted. Throws ApiError. */
export async function deleteSection(address: NoteAddress, section: number): Promise<void> {
  await noteSectionDelete(address.slug, address.id, section).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  });
  updateCachedNote(address, (note) => ({ ...note, sections: note.sections.filter(({ id }) => id !== section) }));
}
