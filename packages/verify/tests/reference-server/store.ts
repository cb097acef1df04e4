export type Section = {
  id: number;
  client_key?: string;
  version: number;
  title: string | null;
  content: unknown;
  updated_at: string;
};
export type Note = {
  id: number;
  version: number;
  title: string | null;
  sections: Section[];
  updated_at: string;
  owner: number;
  isDeleted: boolean;
};
export type User = { readonly id: number; readonly name: string; readonly email: string; readonly password: string };

export const users: readonly [User, User] = [
  { id: 1, name: 'Ines', email: 'ines@plain.test', password: 'ines-secret' },
  { id: 2, name: 'Oda', email: 'oda@plain.test', password: 'oda-secret' },
];

export function getOwnedRows(user: number) {
  return {
    project: {
      id: 10 + user,
      slug: `project-${user}`,
      name: 'A Project',
      category: null,
      subtitle: null,
      image: null,
      element_kinds: [],
      reconciliation_slug: null,
      updated_at: now(),
    },
    story: {
      id: 20 + user,
      name: 'A Story',
      image: null,
      description: null,
      type: null,
      genres: [],
      format: null,
      percent: null,
      goals: [],
      market_comps: [],
      progress: [],
      characters: [],
      target_audience: null,
      impactful_scenes: [],
      drafts: [],
      sequences: [],
      updated_at: now(),
      session_chat_id: 30 + user,
      session_chat_ids: [30 + user],
    },
    // DATE_ATOM, as `toIso8601String()` writes it.
    document: {
      id: 40 + user,
      version: 1,
      content: { type: 'doc', content: [] },
      words: 0,
      updated_at: '2026-11-12T18:45:00+00:00',
    },
    chat: 30 + user,
    question: 50 + user,
  };
}

/** The writer of the record that a path names first: a project by its slug, or a conversation by its id. */
export function findOwner([first = '']: readonly string[]): number | undefined {
  return users.find(({ id }) => {
    const { project, chat } = getOwnedRows(id);
    return [project.slug, String(project.id), String(chat)].includes(first);
  })?.id;
}

export function toUserResource({ id, name, email }: Pick<User, 'id' | 'name' | 'email'>) {
  return { id, name, email, avatar: null, achievements: [], data: null, onboarded: true };
}

const empty = { type: 'doc', content: [{ type: 'paragraph' }] };

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
  const addSection = (note: Note, title: string | null, content: unknown, key?: string): Section => {
    const identity = key === undefined ? {} : { client_key: key };
    const section = { id: next(), ...identity, version: 1, title, content, updated_at: now() };
    note.sections.push(section);
    return section;
  };
  const addNote = (owner: number, title: string | null): Note => {
    const note: Note = { id: next(), version: 1, title, sections: [], updated_at: now(), owner, isDeleted: false };
    addSection(note, null, empty);
    notes.push(note);
    return note;
  };
  for (const { id } of users) addNote(id, 'What was there before');
  return { notes, addNote, addSection, tokens: new Map<string, number>(), next };
}

export type Store = ReturnType<typeof createStore>;
