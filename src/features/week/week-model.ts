import type { WeekSummary } from '#src/api/generated/types.ts';

export type DayModel = {
  /** "2026-11-06". */
  readonly date: string;
  readonly letter: string;
  readonly name: string;
  readonly answers: number;
  /** Share of the fullest day, 0 to 1; 0 is a day without answers. */
  readonly share: number;
};

export type WeekModel = {
  readonly sentence: string;
  readonly days: readonly DayModel[];
};

const dayNames = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
const figures = new Intl.NumberFormat('en');

function counted(amount: number, one: string): string {
  return `${figures.format(amount)} ${one}${amount === 1 ? '' : 's'}`;
}

function spokenFor(seconds: number): string | null {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return null;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 ? counted(hours, 'hour') : null, rest > 0 ? counted(rest, 'minute') : null];
  return parts.filter((part) => part !== null).join(' ');
}

export function weekSentence(answers: number, seconds: number, wordCount: number): string {
  if (answers < 1) return 'A quiet week so far. One answer is enough to start.';
  const sentence = `You answered ${counted(answers, 'question')}`;
  const spoken = spokenFor(seconds);
  if (spoken !== null) return `${sentence} and spoke for ${spoken}.`;
  return wordCount >= 1 ? `${sentence} and wrote ${counted(wordCount, 'word')}.` : `${sentence}.`;
}

export function toWeek(week: WeekSummary): WeekModel {
  const days = week.days
    .flatMap((day) => {
      // The date is the server's day, so it isn't converted to another time zone.
      const date = day.date.trim().slice(0, 10);
      const at = Date.parse(`${date}T00:00:00Z`);
      return Number.isNaN(at) ? [] : [{ date, at, answers: day.questions_answered }];
    })
    .toSorted((one, other) => one.at - other.at)
    .filter((day, index, all) => day.date !== all[index - 1]?.date)
    .slice(-7);
  const fullest = Math.max(1, ...days.map((day) => day.answers));
  return {
    sentence: weekSentence(week.questions_answered, week.seconds_spoken, week.words_typed),
    days: days.map((day, index) => {
      const name = dayNames.format(day.at);
      return {
        date: day.date,
        letter: name.slice(0, 1),
        name: index === days.length - 1 ? 'today' : name,
        answers: day.answers,
        share: day.answers / fullest,
      };
    }),
  };
}

export function formatDays(days: readonly DayModel[]): string {
  const dayTexts = days.map(({ name, answers }) => `${name} ${answers === 0 ? 'none' : figures.format(answers)}`);
  return `Answers per day: ${dayTexts.join(', ')}`;
}
