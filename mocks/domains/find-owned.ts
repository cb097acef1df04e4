import type { MockSession } from '#mocks/engine/session.ts';
import type {
  ChatMessageRow,
  ElementRow,
  NoteRow,
  NoteSectionRow,
  ProjectRow,
  SessionChatRow,
  StoryRow,
  Tables,
  UserRow,
} from '#mocks/model/tables.ts';
import { isThere } from './trash/trash-rows.ts';
import { notFound } from './handler.ts';

type UserContext = { readonly session: MockSession; readonly user: UserRow };

/** The tables whose rows belong to a writer, with Laravel's name of the model. */
const models = {
  session_chats: 'SessionChat',
  insights: 'DevelopmentInsight',
  achievements: 'UserAchievement',
  summaries: 'UserSummary',
} as const satisfies Partial<Record<keyof Tables, string>>;

/** Finds a writer's row by its id. Another writer's gets a 404, like a missing one. */
export function findOwned<Name extends keyof typeof models>(
  { session, user }: UserContext,
  name: Name,
  id: number,
): Tables[Name] {
  const row = session.table(name).get(id as Tables[Name]['id']);
  if (row?.user_id !== user.id) throw notFound(models[name], id);
  return row;
}

/** Finds a story, or with `deleted` one in the trash. */
export function findStory({ session, user }: UserContext, id: number, deleted = false): StoryRow {
  const row = session.table('stories').get(id);
  if (row?.user_id !== user.id || !isThere(session, row, deleted)) throw notFound('Story', id);
  return row;
}

export function findChatMessage(
  context: UserContext,
  { session_chat, chat_message }: { readonly session_chat: number; readonly chat_message: number },
): { readonly chat: SessionChatRow; readonly message: ChatMessageRow } {
  const chat = findOwned(context, 'session_chats', session_chat);
  const message = context.session.table('chat_messages').get(chat_message);
  if (message?.session_chat_id !== chat.id) throw notFound('ChatMessage', chat_message);
  return { chat, message };
}

export function findProject({ session, user }: UserContext, key: string): ProjectRow {
  const projects = session.table('projects').where(({ user_id }) => user_id === user.id);
  const match = projects.find(({ project }) => project.slug === key) ?? projects.find(({ id }) => String(id) === key);
  if (!match) throw notFound('Project', key);
  return match;
}

export function elementByKey(rows: readonly ElementRow[], key: string): ElementRow | undefined {
  return rows.find(({ element }) => element.slug === key) ?? rows.find(({ id }) => String(id) === key);
}

export function findElement(
  context: UserContext,
  path: { readonly project: string; readonly element: string },
): { readonly project: ProjectRow; readonly element: ElementRow } {
  const project = findProject(context, path.project);
  const elements = context.session
    .table('elements')
    .where(({ project_id, deleted_at }) => project_id === project.id && deleted_at === null);
  const element = elementByKey(elements, path.element);
  if (!element) throw notFound('NarrativeElement', path.element);
  return { project, element };
}

export function findNote(
  context: UserContext,
  path: { readonly project: string; readonly note: number },
  deleted = false,
): { readonly project: ProjectRow; readonly note: NoteRow } {
  const project = findProject(context, path.project);
  const note = context.session.table('notes').get(path.note);
  if (note?.project_id !== project.id || !isThere(context.session, note, deleted)) throw notFound('Note', path.note);
  return { project, note };
}

export function findNoteSection(
  context: UserContext,
  path: { readonly project: string; readonly note: number; readonly section: number },
): { readonly note: NoteRow; readonly section: NoteSectionRow } {
  const { note } = findNote(context, path);
  const section = context.session.table('note_sections').get(path.section);
  if (section?.note_id !== note.id) throw notFound('NoteSection', path.section);
  return { note, section };
}
