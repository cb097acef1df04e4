import type { MockSession } from '#mocks/engine/session.ts';
import type { ChatMessageRow, ProjectRow, Schema, SessionChatRow, Subject } from '#mocks/model/tables.ts';
import { showSubject, subjectElement, subjectSlugs } from './subject.ts';

/** A text without case and accents, and for each of its code units the code point of the text that it came from. */
type FoldedText = { readonly text: string; readonly origins: readonly number[] };

type Range = Schema<'TextRange'>;

/** Code points before the first match, and at most in an excerpt. */
const before = 40;
const longest = 160;

function fold(text: string): FoldedText {
  const origins: number[] = [];
  let folded = '';
  for (const [index, character] of Array.from(text).entries()) {
    const letters = character.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
    for (let unit = 0; unit < letters.length; unit += 1) origins.push(index);
    folded += letters;
  }
  return { text: folded, origins };
}

function getTerms(query: string): readonly string[] {
  return [...new Set(fold(query).text.split(/\s+/).filter(Boolean))];
}

function getText({ answer, transcription }: ChatMessageRow): string {
  return answer ?? transcription ?? '';
}

const foldedRows = new WeakMap<ChatMessageRow, string>();

function foldedAnswer(message: ChatMessageRow): string {
  const folded = foldedRows.get(message) ?? fold(getText(message)).text;
  foldedRows.set(message, folded);
  return folded;
}

/** Returns all matches in code points, joined where they touch. A match includes the accents that follow it. */
function findRanges(text: string, terms: readonly string[]): readonly Range[] {
  const { text: folded, origins } = fold(text);
  const size = Array.from(text).length;
  const found = terms.flatMap((term) => {
    const ranges: { from: number; to: number }[] = [];
    for (let at = folded.indexOf(term); at !== -1; at = folded.indexOf(term, at + term.length)) {
      const from = origins[at] ?? size;
      const last = origins[at + term.length - 1] ?? from;
      const next = origins[at + term.length] ?? size;
      ranges.push({ from, to: Math.max(next, last + 1) });
    }
    return ranges;
  });
  const joined: { from: number; to: number }[] = [];
  for (const range of found.toSorted((one, other) => one.from - other.from)) {
    const previous = joined.at(-1);
    if (previous && range.from <= previous.to) previous.to = Math.max(previous.to, range.to);
    else joined.push({ ...range });
  }
  return joined.map(({ from, to }) => ({ start: from, length: to - from }));
}

/** Returns the words around the first match, on one line, and where they match. */
export function createExcerpt(text: string, query: string): Pick<Schema<'AnswerMatch'>, 'excerpt' | 'highlights'> {
  const terms = getTerms(query);
  const line = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  const first = findRanges(line.join(''), terms)[0]?.start ?? 0;
  const space = line.indexOf(' ', Math.max(0, first - before));
  const start = first <= before ? 0 : Math.min(first, space === -1 ? first : space + 1);
  const edge = line.lastIndexOf(' ', start + longest);
  const limit = edge > first ? edge : start + longest;
  const end = line.length - start <= longest ? line.length : limit;
  const cut = line.slice(start, end).join('');
  const excerpt = `${start > 0 ? '… ' : ''}${cut}${end < line.length ? ' …' : ''}`;
  return { excerpt, highlights: [...findRanges(excerpt, terms)] };
}

/** Returns what a conversation is about. */
export function toHeadingResource(session: MockSession, chat: SessionChatRow): Schema<'SessionChatHeading'> {
  const { subject, id, state } = chat;
  const heading = showSubject(session, subject);
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
  const terms = getTerms(query);
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
    ...createExcerpt(getText(message), query),
    transcription_source: message.transcription_source,
    created_at: toTime(message),
  };
}
