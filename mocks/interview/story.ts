import type { MockSession } from '#mocks/engine/session.ts';
import type { Schema } from '#mocks/model/schema.ts';
import type { ChatMessageRow, SessionChatRow, StoryRow } from '#mocks/model/tables.ts';
import { dayOf } from './day.ts';
import { messagesOf, scriptOf } from './questions.ts';

/** An unfinished interview never says 100. */
const highestWhileOpen = 96;
/** What one answer adds to a story that is being developed, in percent. */
const developmentStep = 2;
const longestName = 80;
const longestWorkingName = 48;
const longestDescription = 280;
/** A story that has only been told once is no further than this, in percent. */
const furthestByTelling = 60;

/** The question whose typed answer is the story's name. */
const nameSlug = 'the-name';

const wasAnswered = ({ answer, spoken }: ChatMessageRow): boolean => answer !== null || spoken;

const letters = new Intl.Segmenter('en');

/** At most `longest` letters, as a reader counts them: no emoji is cut in two. */
const firstLetters = (text: string, longest: number): string =>
  // A letter is rarely longer than this; only the beginning of a very long answer is looked at.
  Array.from(letters.segment(text.slice(0, longest * 16)), ({ segment }) => segment)
    .slice(0, longest)
    .join('');

/** Cut at a word, with an ellipsis where something is missing. */
const cut = (text: string, longest: number): string => {
  const start = firstLetters(text, longest);
  if (start === text) return text;
  const endsWord = /[\p{P}\s]$/u.test(start) || /^\s/u.test(text.slice(start.length));
  const space = endsWord ? -1 : start.lastIndexOf(' ');
  const words = start.slice(0, space > longest / 2 ? space : undefined);
  return `${words.replace(/[\s,;:.–—-]+$/u, '')}…`;
};

/** The first sentence of a text, on one line. */
export const firstSentence = (text: string, longest: number): string => {
  const line = text.trim().replaceAll(/\s+/gu, ' ');
  return cut(/^.*?[.!?…](?=\s|$)/u.exec(line)?.[0] ?? line, longest);
};

/** How far a conversation is, 0 to 96, by its answers; skipped questions do not count. */
export const progressOf = (session: MockSession, chat: SessionChatRow): number => {
  const answers = messagesOf(session, chat.id).filter(wasAnswered).length;
  if (chat.kind !== 'development') {
    return Math.min(highestWhileOpen, Math.round((100 * answers) / scriptOf(session, chat).length));
  }
  const percent = session.table('stories').get(chat.subject.identifier)?.story.percent ?? 0;
  return Math.min(Math.max(highestWhileOpen, percent), percent + developmentStep * answers);
};

/** The name that the writer gave, verbatim but for its length; null while it was not typed. */
export const givenName = (messages: readonly ChatMessageRow[]): string | null => {
  const typed = messages.find(({ slug }) => slug === nameSlug)?.answer?.trim();
  return typed ? firstLetters(typed, longestName).trim() : null;
};

/** A name for a story whose writer gave none: the first words that were typed, else the day. */
const workingName = (messages: readonly ChatMessageRow[], now: number): string => {
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
  return `Story from ${dayOf(now)}`;
};

/** What the story is about, in the writer's own words; for spoken answers, that they are there to listen to. */
const describe = (messages: readonly ChatMessageRow[]): string | null => {
  const typed = messages.find(({ answer, slug }) => answer !== null && slug !== nameSlug)?.answer;
  if (typed) return cut(typed.trim(), longestDescription);
  const spoken = messages.filter((message) => message.spoken).length;
  if (spoken === 0) return null;
  return spoken === 1
    ? 'Answered aloud. Your recording is saved.'
    : `Answered aloud. Your ${spoken} recordings are saved.`;
};

/** Progress by area: each area counts the answered ones of its questions, and leaves room for more. */
const areasOf = (session: MockSession, chat: SessionChatRow): readonly Schema<'StoryProgress'>[] => {
  const answered = new Set(
    messagesOf(session, chat.id)
      .filter(wasAnswered)
      .map(({ slug }) => slug),
  );
  const areas = Map.groupBy(session.scenario.script, ({ area }) => area);
  return [...areas].flatMap(([name, questions]) => {
    const done = questions.filter(({ slug }) => answered.has(slug)).length;
    return name === undefined ? [] : [{ name, progress: Math.round((100 * done) / (questions.length + 1)) }];
  });
};

const percentOf = (areas: readonly Schema<'StoryProgress'>[]): number => {
  const sum = areas.reduce((total, { progress }) => total + (progress ?? 0), 0);
  return Math.min(furthestByTelling, Math.round(sum / Math.max(areas.length, 1)));
};

/**
 * The story as its interview leaves it: a new one gets its page, one that was developed goes a little further. While the
 * interview goes on, a new story has only the name that its writer gave it.
 */
export const getStoryAfter = (
  session: MockSession,
  chat: SessionChatRow,
  { story }: StoryRow,
  isFinished: boolean,
): Schema<'Story'> => {
  const messages = messagesOf(session, chat.id);
  const touched = { session_chat_id: chat.id, updated_at: session.clock.stamp() };
  if (chat.kind === 'development') return { ...story, ...touched, percent: chat.progress };
  const progress = [...areasOf(session, chat)];
  return {
    ...story,
    ...touched,
    name: givenName(messages) ?? (isFinished ? workingName(messages, session.clock.now()) : null),
    description: describe(messages),
    percent: percentOf(progress),
    progress,
  };
};

/** A story of which nothing is known yet. */
export const emptyStory = (id: number, chatId: number, now: string): Schema<'Story'> => ({
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
  updated_at: now,
  session_chat_id: chatId,
});

export const isNameQuestion = (session: MockSession, chat: SessionChatRow, { slug }: ChatMessageRow): boolean =>
  slug === nameSlug && scriptOf(session, chat).some((question) => question.slug === slug);
