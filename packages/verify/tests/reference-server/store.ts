import type * as contract from '../../../../src/api/generated/types.ts';
import { emptyEntity } from '../../../../src/api/testing/examples.ts';

export type Section = contract.NoteSection;
export type Note = contract.Note & { owner: number; isDeleted: boolean };
export type User = { readonly id: number; readonly name: string; readonly email: string; readonly password: string };

export const users: readonly [User, User] = [
  { id: 1, name: 'Ines', email: 'ines@plain.test', password: 'ines-secret' },
  { id: 2, name: 'Oda', email: 'oda@plain.test', password: 'oda-secret' },
];

type OwnedRows = {
  readonly project: contract.Project;
  readonly story: contract.Story;
  readonly document: contract.ProjectDocument;
  readonly chat: number;
  readonly question: number;
};

function createOwnedRows(user: number): OwnedRows {
  return {
    project: emptyEntity('Project', { id: 10 + user, slug: `project-${user}`, name: 'A Project', updated_at: now() }),
    story: emptyEntity('Story', {
      id: 20 + user,
      name: 'A Story',
      updated_at: now(),
      session_chat_id: 30 + user,
      session_chat_ids: [30 + user],
    }),
    // DATE_ATOM, as `toIso8601String()` writes it.
    document: emptyEntity('ProjectDocument', {
      id: 40 + user,
      version: 1,
      words: 0,
      updated_at: '2026-11-12T18:45:00+00:00',
    }),
    chat: 30 + user,
    question: 50 + user,
  };
}

const ownedRows = new Map(users.map(({ id }) => [id, createOwnedRows(id)]));

export function getOwnedRows(user: number): OwnedRows {
  return ownedRows.get(user) ?? createOwnedRows(user);
}

/** The writer of the record that a path names first: a project by its slug, or a conversation by its id. */
export function findOwner([first = '']: readonly string[]): number | undefined {
  return users.find(({ id }) => {
    const { project, chat } = getOwnedRows(id);
    return [project.slug, String(project.id), String(chat)].includes(first);
  })?.id;
}

export function toUserResource({ id, name, email }: Pick<User, 'id' | 'name' | 'email'>): contract.User {
  return emptyEntity('User', { id, name, email, onboarded: true });
}

const empty: contract.RichText = { type: 'doc', content: [{ type: 'paragraph' }] };

export function now(): string {
  return '2026-11-12T18:45:00.000000Z';
}

export function createStore() {
  let last = 100;
  const notes: Note[] = [];
  const next = (): number => {
    last += 1;
    return last;
  };
  const addSection = (note: Note, title: string | null, content: contract.RichText, key?: string): Section => {
    const identity = key === undefined ? {} : { client_key: key };
    const section: Section = { id: next(), ...identity, version: 1, title, content, updated_at: now() };
    note.sections.push(section);
    return section;
  };
  const addNote = (owner: number, title: string | null): Note => {
    const fields = { id: next(), version: 1, title, updated_at: now() };
    const note: Note = { ...emptyEntity('Note', fields), owner, isDeleted: false };
    addSection(note, null, empty);
    notes.push(note);
    return note;
  };
  for (const { id } of users) addNote(id, 'What was there before');
  return { notes, addNote, addSection, tokens: new Map<string, number>(), next };
}

export type Store = ReturnType<typeof createStore>;
