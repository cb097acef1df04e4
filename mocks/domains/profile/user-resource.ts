import { countWords } from '#shared/text/word-count.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { AchievementRow, ChatMessageRow, Schema, UserRow } from '#mocks/model/tables.ts';

function byCompletion({ achievement: one }: AchievementRow, { achievement: other }: AchievementRow): number {
  const [before, after] = [one.completed_at ?? null, other.completed_at ?? null];
  if (before === null || after === null) return Number(before !== null) - Number(after !== null);
  return after.localeCompare(before);
}

export function toAchievementResources(session: MockSession, userId: number): Schema<'Achievement'>[] {
  return session
    .table('achievements')
    .where(({ user_id }) => user_id === userId)
    .toSorted(byCompletion)
    .map(({ achievement }) => achievement);
}

export function toUserResource(session: MockSession, { id, user }: UserRow): Schema<'User'> {
  return {
    ...user,
    achievements: toAchievementResources(session, id),
  };
}

const day = 86_400_000;
const daysOfAWeek = 7;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** In UTC. */
function toDay(time: string): string {
  return time.slice(0, 10);
}

function daysUpTo(now: number): readonly string[] {
  return Array.from({ length: daysOfAWeek }, (_, index) =>
    toDay(new Date(now - (daysOfAWeek - 1 - index) * day).toISOString()),
  );
}

function getAnswers(session: MockSession, userId: number): readonly ChatMessageRow[] {
  const chats = new Set(
    session
      .table('session_chats')
      .where(({ user_id }) => user_id === userId)
      .map(({ id }) => id),
  );
  return session
    .table('chat_messages')
    .where(({ session_chat_id, answer, spoken }) => (spoken || answer !== null) && chats.has(session_chat_id));
}

/** Summarises a writer's seven days (UTC) up to the session's today. */
export function toWeekResource(session: MockSession, userId: number): Schema<'WeekSummary'> {
  const dates = daysUpTo(session.clock.now());
  const answers = getAnswers(session, userId).filter(({ answered_at }) => dates.includes(toDay(answered_at ?? '')));
  const days = dates.map((date) => ({
    date,
    questions_answered: answers.filter(({ answered_at }) => toDay(answered_at ?? '') === date).length,
  }));
  return {
    starts_on: dates.at(0) ?? '',
    ends_on: dates.at(-1) ?? '',
    questions_answered: answers.length,
    seconds_spoken: Math.round(sum(answers.map(({ spoken, duration_ms }) => (spoken ? (duration_ms ?? 0) : 0))) / 1000),
    words_typed: sum(answers.map(({ answer }) => countWords(answer ?? ''))),
    days,
  };
}
