import { describe, expect, it } from 'vitest';
import { entity } from '#src/api/testing/examples.ts';
import { formatDays, weekSentence, toWeek } from './week-model.ts';

describe('week sentence', () => {
  it.each([
    [11, 2280, 1460, 'You answered 11 questions and spoke for 38 minutes.'],
    [1, 60, 0, 'You answered 1 question and spoke for 1 minute.'],
    [40, 3900, 0, 'You answered 40 questions and spoke for 1 hour 5 minutes.'],
    [40, 7200, 0, 'You answered 40 questions and spoke for 2 hours.'],
    [3, 12, 1460, 'You answered 3 questions and wrote 1,460 words.'],
    [3, 0, 1, 'You answered 3 questions and wrote 1 word.'],
    [2, 12, 0, 'You answered 2 questions.'],
    [0, 0, 0, 'A quiet week so far. One answer is enough to start.'],
    [0, 600, 90, 'A quiet week so far. One answer is enough to start.'],
  ])('describes %i answers, %i seconds and %i words', (answers, seconds, wordCount, sentence) => {
    expect(weekSentence(answers, seconds, wordCount)).toBe(sentence);
  });
});

describe('week', () => {
  const week = entity('WeekSummary');

  it('returns the days from oldest to today, each as a share of the busiest', () => {
    const days = toWeek(week).days;
    expect(days.map(({ letter }) => letter).join('')).toBe('FSSMTWT');
    expect(days.map(({ share }) => share)).toEqual([0.5, 0, 0.25, 0.75, 0.25, 0, 1]);
    expect(toWeek({ ...week, days: week.days.toReversed() }).days).toEqual(days);
  });

  it('lists the days as text, with "none" for days without answers', () => {
    expect(formatDays(toWeek(week).days)).toBe(
      'Answers per day: Friday 2, Saturday none, Sunday 1, Monday 3, Tuesday 1, Wednesday none, today 4',
    );
  });

  it('gives every day the share 0 in a week without answers', () => {
    const quiet = { ...week, questions_answered: 0, days: week.days.map((day) => ({ ...day, questions_answered: 0 })) };
    expect(toWeek(quiet).days.every(({ share }) => share === 0)).toBe(true);
  });

  it('leaves out days without a valid date', () => {
    const days = [
      { date: 'soon', questions_answered: 3 },
      { date: '2026-11-12', questions_answered: 0 },
    ];
    expect(toWeek({ ...week, days }).days).toEqual([
      { date: '2026-11-12', letter: 'T', name: 'today', answers: 0, share: 0 },
    ]);
  });
});
