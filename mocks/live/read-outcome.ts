import type { Addition, NextQuestion, Outcome } from '#mocks/engine/handler-context.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import { getInsights } from '#mocks/domains/insights/insights.ts';
import { getMessages, getScript } from '#mocks/domains/conversation/questions.ts';
import { nextOfFreePlay, toNextQuestion } from '#mocks/domains/conversation/scripted.ts';
import { isSameSubject } from '#mocks/domains/conversation/subject.ts';
import type { ChangeData } from '#mocks/model/scenario.ts';
import type { ChatMessageRow, Schema, SessionChatRow } from '#mocks/model/tables.ts';
import { elementText } from '#mocks/domains/elements/element-rows.ts';
import { getElements } from '#mocks/domains/projects/project-rows.ts';
import type { ElementChange, Reply } from './reply-schema.ts';
import { toInsightContent } from './to-blocks.ts';

/** Below 100 until the interview ends. */
const highestWhileOpen = 96;
/** In percent, for a story after its interview. */
const highestAfterFirstInterview = 60;

/** Returns the checked reply to a message. Null before it has arrived. */
export function findReply(session: MockSession, { id }: Pick<ChatMessageRow, 'id'>): Reply | null {
  // The only writer of this field checks it first (ask-model.ts).
  return (session.table('replies').get(id)?.reply as Reply | undefined) ?? null;
}

function sortChanges(
  session: MockSession,
  { subject: { project_id } }: SessionChatRow,
  all: readonly ElementChange[],
): Pick<Outcome, 'changes' | 'additions'> {
  const rows = project_id === null ? [] : getElements(session, project_id);
  const changes: ChangeData[] = [];
  const additions: Addition[] = [];
  for (const { element, type, name, field, value } of project_id === null ? [] : all) {
    const row =
      rows.find((one) => one.element.slug === element) ??
      rows.find((one) => one.element.name.toLowerCase() === name.toLowerCase());
    const current = row && elementText(row, field);
    if (!row || current === null) additions.push({ element: row?.element.slug ?? null, type, name, field, value });
    else if (current !== value) changes.push({ element: row.element.slug, field, now: value });
  }
  return { changes, additions };
}

export function readOutcome(session: MockSession, chat: SessionChatRow, message: ChatMessageRow): Outcome {
  const reply = findReply(session, message);
  const known = new Set(getInsights(session, chat.id).map(({ insight }) => JSON.stringify(insight.content)));
  const insights = reply?.insights.map((insight) => ({ ...insight, content: toInsightContent(insight.content) })) ?? [];
  return {
    insights: insights.filter(({ content }) => content?.length !== 0 && !known.has(JSON.stringify(content))),
    facts: reply?.facts ?? [],
    ...sortChanges(session, chat, reply?.changes ?? []),
    profileField: reply?.profile_field ?? null,
    progress: Math.max(chat.progress, Math.min(highestWhileOpen, reply?.progress ?? 0)),
  };
}

function getSubjectChats(session: MockSession, { subject }: SessionChatRow): readonly SessionChatRow[] {
  return session.table('session_chats').where((one) => isSameSubject(one.subject, subject));
}

/** The questions of all conversations about the same subject. */
export function getAskedQuestions(session: MockSession, chat: SessionChatRow): readonly string[] {
  return getSubjectChats(session, chat).flatMap(({ id }) =>
    getMessages(session, id).map(({ question }) => question.content),
  );
}

/** Opens with a written question: a model has nothing to build on yet, and nothing is sent before the first answer. */
export function getOpeningQuestion(session: MockSession, chat: SessionChatRow): NextQuestion {
  const script = getScript(session, chat);
  const earlier = getSubjectChats(session, chat).filter(({ id, kind }) => kind === chat.kind && id < chat.id);
  const opening = script[earlier.length % script.length];
  return opening ? toNextQuestion(session, chat, opening) : nextOfFreePlay(session, chat);
}

export function readQuestion(session: MockSession, chat: SessionChatRow, message: ChatMessageRow): NextQuestion | null {
  const { question = null, topic = null } = findReply(session, message) ?? {};
  if (question === null) return null;
  return { slug: null, asked: null, step: topic ?? chat.path.at(-1) ?? 'Going deeper', content: question, audio: null };
}

export function readStory(
  session: MockSession,
  chat: SessionChatRow,
): Pick<Schema<'Story'>, 'name' | 'percent' | 'progress'> {
  const name = session.table('stories').get(chat.subject.identifier)?.story.name ?? null;
  const titles = getMessages(session, chat.id).map((message) => findReply(session, message)?.title ?? null);
  return {
    name: titles.findLast((title) => title !== null) ?? name,
    percent: Math.round((highestAfterFirstInterview * chat.progress) / 100),
    // A model has topics, but no areas to complete.
    progress: [{ name: 'Interview', progress: Math.round(chat.progress) }],
  };
}
