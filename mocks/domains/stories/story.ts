import type { HandlerContext } from '#mocks/engine/handler-context.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { ChatMessageRow, Schema, SessionChatRow, StoryRow } from '#mocks/model/tables.ts';
import { getMessages, getScript } from '#mocks/domains/conversation/questions.ts';

const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

export function formatDay(now: number): string {
  return format.format(now);
}

/** Below 100 until the interview ends. */
const highestWhileOpen = 96;
/** Percent per answer in a development interview. */
const developmentStep = 2;
const longestName = 80;
const longestWorkingName = 48;
const longestDescription = 280;
/** In percent, for a story after its first interview. */
const highestAfterFirstInterview = 60;

const nameSlug = 'the-name';

function wasAnswered({ answer, spoken }: ChatMessageRow): boolean {
  return answer !== null || spoken;
}

const letters = new Intl.Segmenter('en');

/** Counts letters as readers do, so no emoji is split. */
function firstLetters(text: string, longest: number): string {
  // Letters are rarely longer. A very long answer is only read this far.
  return Array.from(letters.segment(text.slice(0, longest * 16)), ({ segment }) => segment)
    .slice(0, longest)
    .join('');
}

/** Cuts at a word boundary and adds an ellipsis. */
function cut(text: string, longest: number): string {
  const start = firstLetters(text, longest);
  if (start === text) return text;
  const endsWord = /[\p{P}\s]$/u.test(start) || /^\s/u.test(text.slice(start.length));
  const space = endsWord ? -1 : start.lastIndexOf(' ');
  const shortened = start.slice(0, space > longest / 2 ? space : undefined);
  return `${shortened.replace(/[\s,;:.–—-]+$/u, '')}…`;
}

export function firstSentence(text: string, longest: number): string {
  const line = text.trim().replaceAll(/\s+/gu, ' ');
  return cut(/^.*?[.!?…](?=\s|$)/u.exec(line)?.[0] ?? line, longest);
}

/** Returns progress from 0 to 96, without skipped questions. */
export function getProgress(session: MockSession, chat: SessionChatRow): number {
  const answerCount = getMessages(session, chat.id).filter(wasAnswered).length;
  if (chat.kind !== 'development') {
    return Math.min(highestWhileOpen, Math.round((100 * answerCount) / getScript(session, chat).length));
  }
  const percent = session.table('stories').get(chat.subject.identifier)?.story.percent ?? 0;
  return Math.min(Math.max(highestWhileOpen, percent), percent + developmentStep * answerCount);
}

const namePrefix =
  /^(?:(?:i(?:['’]d| would| might|['’]ll)? |let['’]?s |maybe |perhaps )*call it|(?:it(?:['’]s| is) )?called|its? (?:name|title) is|the (?:name|title) is|it(?:['’]s| is)|maybe|perhaps)[\s,:]+/iu;

/** Returns the title within an answer such as "I'd call it “Wren”, because …". A short answer is the title itself. */
export function toTitle(answer: string): string {
  const rest = answer.replace(namePrefix, '');
  const quoted = /^[“"«]([^”"»]{1,80})[”"»]/u.exec(rest)?.[1]?.trim();
  if (quoted) return quoted;
  const isWhole = rest === answer && answer.length <= longestWorkingName;
  const title = isWhole ? answer : (/^.+?(?=[.!?…;](?:\s|$)|,?\s(?:because|since)\s|\n|$)/u.exec(rest)?.[0] ?? rest);
  return firstLetters(title, longestName).trim() || firstLetters(answer, longestName).trim();
}

/** Returns the title that the writer typed; null for a spoken one. */
export function getStoryName(messages: readonly ChatMessageRow[]): string | null {
  const typed = messages.find(({ slug }) => slug === nameSlug)?.answer?.trim();
  return typed ? toTitle(typed) : null;
}

function workingName(messages: readonly ChatMessageRow[], now: number): string {
  const typed = messages
    .find(({ answer }) => answer !== null)
    ?.answer?.trim()
    .replaceAll(/\s+/gu, ' ');
  if (typed)
    return (
      cut(typed, longestWorkingName)
        .replace(/…$/u, '')
        .replace(/[.,;:!?\s]+$/u, '') || typed
    );
  return `Story from ${formatDay(now)}`;
}

function describe(messages: readonly ChatMessageRow[]): string | null {
  const typed = messages.find(({ answer, slug }) => answer !== null && slug !== nameSlug)?.answer;
  if (typed) return cut(typed.trim(), longestDescription);
  const spoken = messages.filter((message) => message.spoken).length;
  if (spoken === 0) return null;
  return spoken === 1
    ? 'Answered aloud. Your recording is saved.'
    : `Answered aloud. Your ${spoken} recordings are saved.`;
}

function getStoryAreas(session: MockSession, chat: SessionChatRow): readonly Schema<'StoryProgress'>[] {
  const answeredSlugs = new Set(
    getMessages(session, chat.id)
      .filter(wasAnswered)
      .map(({ slug }) => slug),
  );
  const areas = Map.groupBy(session.scenario.script, ({ area }) => area);
  return [...areas].flatMap(([name, questions]) => {
    const done = questions.filter(({ slug }) => answeredSlugs.has(slug)).length;
    return name === undefined ? [] : [{ name, progress: Math.round((100 * done) / (questions.length + 1)) }];
  });
}

function getPercent(areas: readonly Schema<'StoryProgress'>[]): number {
  const sum = areas.reduce((total, { progress }) => total + (progress ?? 0), 0);
  return Math.min(highestAfterFirstInterview, Math.round(sum / Math.max(areas.length, 1)));
}

/** Returns what the script's answers say about the story. */
export function getScriptedStory(
  session: MockSession,
  chat: SessionChatRow,
): Pick<Schema<'Story'>, 'name' | 'percent' | 'progress'> {
  const progress = [...getStoryAreas(session, chat)];
  return { name: getStoryName(getMessages(session, chat.id)), percent: getPercent(progress), progress };
}

/**
 * Returns the story after its interview. Until the interview ends, a new story has only the name that its writer gave.
 */
export function getStoryAfter(
  { session, interviewer }: HandlerContext,
  chat: SessionChatRow,
  { story, renamed }: StoryRow,
  isFinished: boolean,
): Schema<'Story'> {
  const messages = getMessages(session, chat.id);
  const touched = { session_chat_id: chat.id, updated_at: session.clock.stamp() };
  if (chat.kind === 'development') return { ...story, ...touched, percent: chat.progress };
  const { name, percent, progress } = interviewer.story(session, chat);
  return {
    ...story,
    ...touched,
    name: renamed ? story.name : (name ?? (isFinished ? workingName(messages, session.clock.now()) : null)),
    description: describe(messages),
    percent,
    progress,
  };
}

export function emptyStory(id: number, chatId: number, now: string): Schema<'Story'> {
  return {
    id,
    name: null,
    image: null,
    description: null,
    type: null,
    genres: [],
    format: null,
    percent: 0,
    goals: [],
    market_comps: [],
    progress: [],
    characters: [],
    target_audience: null,
    impactful_scenes: [],
    drafts: [],
    sequences: [],
    updated_at: now,
    session_chat_id: chatId,
    session_chat_ids: [chatId],
  };
}

export function isNameQuestion(session: MockSession, chat: SessionChatRow, { slug }: ChatMessageRow): boolean {
  return slug === nameSlug && getScript(session, chat).some((question) => question.slug === slug);
}
