// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
export { UserResponse } from './auth.ts';
import { Achievement } from './auth.ts';

export const NameUpdateResponse = {
  fields: {
    data: {
      fields: {
        onboarded: { shape: 'boolean', fallback: true },
      },
    },
  },
} as const;

export const AchievementListResponse = {
  fields: {
    data: { list: Achievement },
  },
} as const;

export const AchievementResponse = {
  fields: {
    data: Achievement,
  },
} as const;

export const WeekDay = {
  fields: {
    date: 'string',
    questions_answered: { shape: { number: 'integer', minimum: 0 }, fallback: 0 },
  },
} as const;

export const WeekSummary = {
  fields: {
    starts_on: 'string',
    ends_on: 'string',
    questions_answered: { number: 'integer', minimum: 0 },
    seconds_spoken: { shape: { number: 'integer', minimum: 0 }, fallback: 0 },
    words_typed: { shape: { number: 'integer', minimum: 0 }, fallback: 0 },
    days: { list: WeekDay },
  },
} as const;

export const WeekSummaryResponse = {
  fields: {
    data: WeekSummary,
  },
} as const;
