import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import contract from '../../../../openapi/openapi.bundle.json' with { type: 'json' };
import type { NoteRef, Note as NoteResource, NoteSectionCreateRequest } from '../../../../src/api/generated/types.ts';
import { phpJson, type RouteResponse } from './laravel.ts';
import type { PlainEvent } from './overrides.ts';
import { getOwnedRows, type Note, now, type Section, type Store, toUserResource, users } from './store.ts';

export type RouteRequest = {
  readonly store: Store;
  readonly user: number;
  readonly path: readonly string[];
  readonly body: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly query: URLSearchParams;
  readonly listsDeleted: boolean;
  readonly emit: (event: PlainEvent) => void;
  /** Skips the connection that sent the request. */
  readonly emitToOthers: (event: PlainEvent) => void;
};

/** Laravel's response if route model binding fails, with its original text. */
export function noModel(model: string, id: string): RouteResponse {
  return {
    status: 404,
    body: { message: String.raw`No query results for model [App\Models\${model}] ${id}`.trimEnd() },
  };
}

export function refused(...fields: readonly string[]): RouteResponse {
  const texts = fields.map((field): [string, string[]] => [
    field,
    [`The ${field.replaceAll('_', ' ')} field is invalid.`],
  ]);
  const more = fields.length - 1;
  const first = texts[0]?.[1][0] ?? '';
  const message = more === 0 ? first : `${first} (and ${more} more error${more === 1 ? '' : 's'})`;
  return { status: 422, body: { message, errors: Object.fromEntries(texts) } };
}

function ok(data: unknown, status = 200): RouteResponse {
  return { status, body: { data } };
}

function toNoteResource({ owner: _owner, isDeleted: _gone, ...note }: Note): NoteResource {
  return note;
}

function toNoteSummary(row: Note): NoteRef {
  const { version: _version, sections: _sections, ...note } = toNoteResource(row);
  return { ...note, excerpt: null };
}

const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true, validateSchema: false }));
ajv.addSchema({ components: contract.components }, 'contract');

/** Laravel's response to a body that the operation's form request refuses, or null. */
function getRefusal(schema: keyof typeof contract.components.schemas, { body }: RouteRequest): RouteResponse | null {
  const validate = ajv.getSchema(`contract#/components/schemas/${schema}`);
  if (!validate) throw new Error(`The contract has no schema ${schema}.`);
  if (validate(body)) return null;
  const fields = (validate.errors ?? [])
    .map(({ instancePath, params }) => instancePath.split('/')[1] ?? (params['missingProperty'] as string | undefined))
    .filter((field) => field !== undefined);
  return fields.length === 0 ? null : refused(...new Set(fields));
}

function isProject({ user, path }: RouteRequest): boolean {
  const { project } = getOwnedRows(user);
  return path[0] === project.slug || path[0] === String(project.id);
}

function findNote(request: RouteRequest, isDeleted = false): Note | undefined {
  return request.store.notes.find(
    (note) =>
      isProject(request) &&
      note.owner === request.user &&
      String(note.id) === request.path[1] &&
      note.isDeleted === isDeleted,
  );
}

function findSection(request: RouteRequest): readonly [Note, Section] | null {
  const note = findNote(request);
  const section = note?.sections.find(({ id }) => String(id) === request.path[2]);
  return note && section ? [note, section] : null;
}

function event(channel: string, name: string, payload: unknown): PlainEvent {
  return {
    channel,
    event: name,
    data: phpJson(payload),
  };
}

function emitNoteUpdate({ emitToOthers }: RouteRequest, { id, version }: Note): void {
  emitToOthers(event(`private-document.${id}`, 'note.updated', { identifier: id, data: { version } }));
}

function emitSectionUpdate({ emitToOthers }: RouteRequest, { id }: Note, section: Section): void {
  const data = { note_id: id, version: section.version };
  emitToOthers(event(`private-document.${id}`, 'noteSection.updated', { identifier: section.id, data }));
}

/** `Resource::collection($query->paginate($perPage))`: a page past the end is empty, not an error. */
function list(path: string, all: readonly unknown[], { query }: RouteRequest): RouteResponse {
  const size = Number(query.get('per_page') ?? 30);
  const page = Number(query.get('page') ?? 1);
  const data = all.slice((page - 1) * size, page * size);
  const url = `http://plain.test/api/v1/${path}?page=1`;
  const links = [
    { url: null, label: '&laquo; Previous', page: null, active: false },
    { url, label: '1', page: 1, active: true },
    { url: null, label: '...', active: false },
    { url: null, label: 'Next &raquo;', page: null, active: false },
  ];
  const from = (page - 1) * size + 1;
  const ends = { from: data.length === 0 ? null : from, to: data.length === 0 ? null : from + data.length - 1 };
  const lastPage = Math.max(1, Math.ceil(all.length / size));
  const meta = { current_page: page, ...ends, last_page: lastPage, links, path: url.split('?')[0], per_page: size };
  return {
    status: 200,
    body: {
      data,
      links: { first: url, last: url, prev: null, next: null },
      meta: { ...meta, total: all.length },
    },
  };
}

function noProject({ path }: RouteRequest): RouteResponse {
  return noModel('Project', path[0] ?? '');
}

function noNote({ path }: RouteRequest): RouteResponse {
  return noModel('Note', path[1] ?? '');
}

export type Route = (request: RouteRequest) => RouteResponse;

const noteRoutes: Readonly<Record<string, Route>> = {
  noteList: (request) =>
    isProject(request)
      ? list(
          'notes',
          request.store.notes
            .filter(({ owner, isDeleted }) => owner === request.user && (request.listsDeleted || !isDeleted))
            .filter(({ title }) => (title ?? '').includes(request.query.get('query') ?? ''))
            .map(toNoteSummary),
          request,
        )
      : noProject(request),
  noteCreate: (request) => {
    if (!isProject(request)) return noProject(request);
    const refusal = getRefusal('NoteCreateRequest', request);
    if (refusal) return refusal;
    return ok(toNoteResource(request.store.addNote(request.user, request.body['title'] as string | null)), 201);
  },
  noteRead: (request) => {
    const note = findNote(request);
    return note ? ok(toNoteResource(note)) : noNote(request);
  },
  noteUpdate: (request) => {
    const note = findNote(request);
    if (!note) return noNote(request);
    const refusal = getRefusal('NoteUpdateRequest', request);
    if (refusal) return refusal;
    const { version, section_ids: _order, ...changes } = request.body;
    if (version !== note.version)
      return { status: 409, body: { message: 'It was changed.', data: toNoteResource(note) } };
    Object.assign(note, changes, { version: note.version + 1 });
    emitNoteUpdate(request, note);
    return ok(toNoteResource(note));
  },
  noteDelete: (request) => {
    const note = findNote(request);
    if (!note) return noNote(request);
    note.isDeleted = true;
    emitNoteUpdate(request, note);
    return { status: 204 };
  },
  noteRestore: (request) => {
    const note = findNote(request, true) ?? findNote(request);
    if (!note) return noNote(request);
    note.isDeleted = false;
    note.version += 1;
    emitNoteUpdate(request, note);
    return ok(toNoteResource(note));
  },
};

const sectionRoutes: Readonly<Record<string, Route>> = {
  noteSectionCreate: (request) => {
    const note = findNote(request);
    if (!note) return noNote(request);
    const refusal = getRefusal('NoteSectionCreateRequest', request);
    if (refusal) return refusal;
    const { title, content, client_key: key } = request.body as NoteSectionCreateRequest;
    const existing = note.sections.find((other) => key !== undefined && other.client_key === key);
    if (existing) return ok(existing, 201);
    const section = request.store.addSection(note, title ?? null, content, key);
    emitSectionUpdate(request, note, section);
    return ok(section, 201);
  },
  noteSectionUpdate: (request) => {
    const match = findSection(request);
    if (!match) return noModel('NoteSection', request.path[2] ?? '');
    const [note, section] = match;
    const refusal = getRefusal('NoteSectionUpdateRequest', request);
    if (refusal) return refusal;
    const { version, ...changes } = request.body;
    if (version !== section.version) return { status: 409, body: { message: 'It was changed.', data: section } };
    Object.assign(section, changes, { version: section.version + 1 });
    emitSectionUpdate(request, note, section);
    return ok({ ...section });
  },
  noteSectionDelete: (request) => {
    const match = findSection(request);
    if (!match) return noModel('NoteSection', request.path[2] ?? '');
    const [note, section] = match;
    note.sections = note.sections.filter((other) => other !== section);
    emitSectionUpdate(request, note, section);
    return { status: 204 };
  },
};

function conversationState(chat: number, question: number) {
  const message = `/api/v1/conversation/session-chats/${chat}/chat-messages/${question}`;
  return { actions: { answer: { url: `${message}/answer` } }, path: [], progress: null, data: { extracted: [] } };
}

const unanswered = { question: null, answer: null, status: 'pending', audio_processed: false, error: null };

export const routes: Readonly<Record<string, Route>> = {
  ...noteRoutes,
  ...sectionRoutes,
  authUserRead: ({ user }) => {
    return ok(toUserResource(users.find((candidate) => candidate.id === user) ?? { id: 0, name: '', email: '' }));
  },
  storyList: ({ user }) => ok([getOwnedRows(user).story]),
  projectList: (request) => list('projects', [getOwnedRows(request.user).project], request),
  documentRead: (request) => (isProject(request) ? ok(getOwnedRows(request.user).document) : noProject(request)),
  sessionChatLatestRead: ({ user }) => {
    const { chat, story } = getOwnedRows(user);
    const data = { session_chat_id: chat, endpoint: `conversation/stories/${story.id}`, identifier: story.id };
    const subject = { title: story.name, subtitle: null, image: null, project_slug: null, element_slug: null };
    return ok({ ...data, ...subject, question: null, question_number: 1, updated_at: now() });
  },
  chatMessageLatestRead: ({ user, path }) => {
    const { chat, question } = getOwnedRows(user);
    return path[0] === String(chat)
      ? { status: 200, body: { chat_message: { ...unanswered, id: question }, ...conversationState(chat, question) } }
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
