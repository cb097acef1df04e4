import type { PlainEvent } from './overrides.ts';
import { type Given, phpJson } from './laravel.ts';
import { getOwnedRows, type Note, now, type Section, type Store, users } from './store.ts';

export type Asked = {
  readonly store: Store;
  readonly user: number;
  readonly path: readonly string[];
  readonly body: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly listsGone: boolean;
  readonly emit: (event: PlainEvent) => void;
};

/** Laravel's response if route model binding fails, with its original text. */
export function noModel(model: string, id: string): Given {
  return {
    status: 404,
    body: { message: String.raw`No query results for model [App\Models\${model}] ${id}`.trimEnd() },
  };
}

export function refused(...fields: readonly string[]): Given {
  const texts = fields.map((field): [string, string[]] => [
    field,
    [`The ${field.replaceAll('_', ' ')} field is invalid.`],
  ]);
  const more = fields.length - 1;
  const first = texts[0]?.[1][0] ?? '';
  const message = more === 0 ? first : `${first} (and ${more} more error${more === 1 ? '' : 's'})`;
  return { status: 422, body: { message, errors: Object.fromEntries(texts) } };
}

function ok(data: unknown, status = 200): Given {
  return { status, body: { data } };
}

function shown({ owner: _owner, gone: _gone, ...note }: Note): unknown {
  return note;
}

function hasTitle({ body }: Asked): boolean {
  return (
    body['title'] === undefined ||
    body['title'] === null ||
    (typeof body['title'] === 'string' && body['title'].length <= 300)
  );
}

function hasVersion({ body }: Asked): boolean {
  return Number.isInteger(body['version']) && Number(body['version']) >= 1;
}

function isText(content: unknown): boolean {
  return typeof content === 'object' && content !== null && 'content' in content && Array.isArray(content.content);
}

function hasIds({ body }: Asked): boolean {
  return body['section_ids'] === undefined || Array.isArray(body['section_ids']);
}

function isProject({ user, path }: Asked): boolean {
  const { project } = getOwnedRows(user);
  return path[0] === project.slug || path[0] === String(project.id);
}

function noteOf(asked: Asked, gone = false): Note | undefined {
  return asked.store.notes.find(
    (note) => isProject(asked) && note.owner === asked.user && String(note.id) === asked.path[1] && note.gone === gone,
  );
}

function sectionOf(asked: Asked): readonly [Note, Section] | null {
  const note = noteOf(asked);
  const section = note?.sections.find(({ id }) => String(id) === asked.path[2]);
  return note && section ? [note, section] : null;
}

function event(channel: string, name: string, payload: unknown): PlainEvent {
  return {
    channel,
    event: name,
    data: phpJson(payload),
  };
}

function told({ emit }: Asked, { id, version }: Note): void {
  emit(event(`private-document.${id}`, 'note.updated', { identifier: id, data: { version } }));
}

function toldSection({ emit }: Asked, { id }: Note, section: Section): void {
  const data = { note_id: id, version: section.version };
  emit(event(`private-document.${id}`, 'noteSection.updated', { identifier: section.id, data }));
}

/** `Resource::collection($query->paginate(30))`: a page past the end is empty, not an error. */
function list(path: string, data: readonly unknown[]): Given {
  const url = `http://plain.test/api/v1/${path}?page=1`;
  const links = [
    { url: null, label: '&laquo; Previous', page: null, active: false },
    { url, label: '1', page: 1, active: true },
    { url: null, label: '...', active: false },
    { url: null, label: 'Next &raquo;', page: null, active: false },
  ];
  const ends = { from: data.length === 0 ? null : 1, to: data.length === 0 ? null : data.length };
  const meta = { current_page: 1, ...ends, last_page: 1, links, path: url.split('?')[0], per_page: 30 };
  return {
    status: 200,
    body: {
      data,
      links: { first: url, last: url, prev: null, next: null },
      meta: { ...meta, total: data.length },
    },
  };
}

function noProject({ path }: Asked): Given {
  return noModel('Project', path[0] ?? '');
}

function noNote({ path }: Asked): Given {
  return noModel('Note', path[1] ?? '');
}

export type Route = (asked: Asked) => Given;

const noteRoutes: Readonly<Record<string, Route>> = {
  noteList: (asked) =>
    isProject(asked)
      ? list(
          'notes',
          asked.store.notes.filter(({ owner, gone }) => owner === asked.user && (asked.listsGone || !gone)).map(shown),
        )
      : noProject(asked),
  noteCreate: (asked) => {
    if (!isProject(asked)) return noProject(asked);
    if (!('title' in asked.body) || !hasTitle(asked)) return refused('title');
    return ok(shown(asked.store.addNote(asked.user, asked.body['title'] as string | null)), 201);
  },
  noteRead: (asked) => {
    const note = noteOf(asked);
    return note ? ok(shown(note)) : noNote(asked);
  },
  noteUpdate: (asked) => {
    const note = noteOf(asked);
    if (!note) return noNote(asked);
    if (!hasVersion(asked)) return refused('version');
    if (!hasTitle(asked)) return refused('title');
    if (!hasIds(asked)) return refused('section_ids');
    if (asked.body['version'] !== note.version)
      return { status: 409, body: { message: 'It was changed.', data: shown(note) } };
    note.version += 1;
    if (asked.body['title'] !== undefined) note.title = asked.body['title'] as string | null;
    told(asked, note);
    return ok(shown(note));
  },
  noteDelete: (asked) => {
    const note = noteOf(asked);
    if (!note) return noNote(asked);
    note.gone = true;
    return { status: 204 };
  },
  noteRestore: (asked) => {
    const note = noteOf(asked, true) ?? noteOf(asked);
    if (!note) return noNote(asked);
    note.gone = false;
    note.version += 1;
    told(asked, note);
    return ok(shown(note));
  },
};

const sectionRoutes: Readonly<Record<string, Route>> = {
  noteSectionCreate: (asked) => {
    const note = noteOf(asked);
    if (!note) return noNote(asked);
    const { title = null, content, after = null } = asked.body;
    if (!hasTitle(asked)) return refused('title');
    if (!isText(content)) return refused('content');
    if (after !== null && !Number.isInteger(after)) return refused('after');
    const section = asked.store.addSection(note, title as string | null, content);
    toldSection(asked, note, section);
    return ok(section, 201);
  },
  noteSectionUpdate: (asked) => {
    const found = sectionOf(asked);
    if (!found) return noModel('NoteSection', asked.path[2] ?? '');
    const [note, section] = found;
    if (!hasVersion(asked)) return refused('version');
    if (!hasTitle(asked)) return refused('title');
    if (asked.body['content'] !== undefined && !isText(asked.body['content'])) return refused('content');
    if (asked.body['version'] !== section.version)
      return { status: 409, body: { message: 'It was changed.', data: section } };
    section.version += 1;
    section.content = asked.body['content'] ?? section.content;
    toldSection(asked, note, section);
    return ok({ ...section });
  },
  noteSectionDelete: (asked) => {
    const found = sectionOf(asked);
    if (!found) return noModel('NoteSection', asked.path[2] ?? '');
    const [note, section] = found;
    note.sections = note.sections.filter((other) => other !== section);
    toldSection(asked, note, section);
    return { status: 204 };
  },
};

export const routes: Readonly<Record<string, Route>> = {
  ...noteRoutes,
  ...sectionRoutes,
  authUserRead: ({ user }) => {
    const { id, name, email } = users.find((found) => found.id === user) ?? { id: 0, name: '', email: '' };
    return ok({ id, name, email });
  },
  storyList: ({ user }) => ok([getOwnedRows(user).story]),
  projectList: ({ user }) => list('projects', [getOwnedRows(user).project]),
  documentRead: (asked) => (isProject(asked) ? ok(getOwnedRows(asked.user).document) : noProject(asked)),
  sessionChatLatestRead: ({ user }) => {
    const { chat, story } = getOwnedRows(user);
    const data = { session_chat_id: chat, endpoint: `conversation/stories/${story.id}`, identifier: story.id };
    return ok({ ...data, updated_at: now() });
  },
  chatMessageLatestRead: ({ user, path }) => {
    const { chat, question } = getOwnedRows(user);
    return path[0] === String(chat)
      ? { status: 200, body: { chat_message: { id: question, status: 'pending' } } }
      : noModel('SessionChat', path[0] ?? '');
  },
  chatMessageAnswer: ({ user, path, text, emit }) => {
    const { chat, question } = getOwnedRows(user);
    if (path[0] !== String(chat) || path[1] !== String(question)) return noModel('ChatMessage', path[1] ?? '');
    if (!text.includes('name="message"')) return refused('message');
    for (const status of ['processing', 'generating_question', 'completed']) {
      emit(event(`private-sessionChat.${chat}`, 'chatMessage.statusUpdated', { chat_message_id: question, status }));
    }
    return { status: 200, body: { chat_message_id: question, status: 'processing' } };
  },
};
