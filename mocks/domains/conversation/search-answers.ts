import { createExcerpt, foldText, getSearchTerms } from '#shared/text/search.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { ChatMessageRow, ProjectRow, Schema, SessionChatRow, Subject } from '#mocks/model/tables.ts';
import { getSubjectHeading, subjectElement, subjectSlugs } from './subject.ts';

function getText({ answer, transcription }: ChatMessageRow): string {
  return answer ?? transcription ?? '';
}

const foldedRows = new WeakMap<ChatMessageRow, string>();

function foldedAnswer(message: ChatMessageRow): string {
  const folded = foldedRows.get(message) ?? foldText(getText(message));
  foldedRows.set(message, folded);
  return folded;
}

/** Returns the words around the first match, on one line, and where they match: in code points. */
export function toExcerpt(text: string, query: string): Pick<Schema<'AnswerMatch'>, 'excerpt' | 'highlights'> {
  const { text: excerpt, matches } = createExcerpt(text, getSearchTerms(query));
  const count = (from: number, to: number): number => Array.from(excerpt.slice(from, to)).length;
  return { excerpt, highlights: matches.map(({ from, to }) => ({ start: count(0, from), length: count(from, to) })) };
}

/** Returns what a conversation is about. */
export function toHeadingResource(session: MockSession, chat: SessionChatRow): Schema<'SessionChatHeading'> {
  const { subject, id, state } = chat;
  const heading = getSubjectHeading(session, subject);
  const { project, element } = subjectSlugs(session, subject);
  return {
    session_chat_id: id,
    endpoint: subject.endpoint,
    identifier: subject.identifier,
    title: heading?.title ?? null,
    subtitle: heading?.subtitle ?? null,
    project_slug: project,
    element_slug: element,
    element_type: subjectElement(session, subject)?.element.type ?? null,
    finished: state === 'finished',
  };
}

function getStoryId(session: MockSession, { endpoint, identifier }: Subject): number {
  if (endpoint === 'stories') return identifier;
  return (endpoint === 'summaries' ? session.table('summaries').get(identifier)?.summary.story_id : null) ?? 0;
}

/** A story belongs to the projects that have a draft of it. */
function belongsTo(session: MockSession, { subject }: SessionChatRow, { id, project }: ProjectRow): boolean {
  const story = session.table('stories').get(getStoryId(session, subject))?.story;
  return subject.project_id === id || story?.drafts.some(({ project_slug: slug }) => slug === project.slug) === true;
}

/** Returns the answers of a writer's conversations with every word of the query, newest first. */
export function searchAnswers(
  session: MockSession,
  userId: number,
  { query, project }: { readonly query: string; readonly project: ProjectRow | null },
): readonly ChatMessageRow[] {
  const terms = getSearchTerms(query);
  const chats = new Set(
    session
      .table('session_chats')
      .where((chat) => chat.user_id === userId && (project === null || belongsTo(session, chat, project)))
      .map(({ id }) => id),
  );
  return session
    .table('chat_messages')
    .where((message) => {
      const { session_chat_id: chat, answered_at: answeredAt, skipped } = message;
      const isAnswer = chats.has(chat) && answeredAt !== null && !skipped;
      return isAnswer && terms.every((term) => foldedAnswer(message).includes(term));
    })
    .toSorted((one, other) => toTime(other).localeCompare(toTime(one)) || other.id - one.id);
}

function toTime({ answered_at: answeredAt, created_at: createdAt }: ChatMessageRow): string {
  return answeredAt ?? createdAt;
}

/** Returns a found answer with its excerpt. */
export function toMatchResource(
  session: MockSession,
  message: ChatMessageRow,
  chat: SessionChatRow,
  query: string,
): Schema<'AnswerMatch'> {
  return {
    session_chat: toHeadingResource(session, chat),
    chat_message_id: message.id,
    question: message.question.content,
    ...toExcerpt(getText(message), query),
    transcription_source: message.transcription_source,
    created_at: toTime(message),
  };
}
