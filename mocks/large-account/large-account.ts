import { laravelTime } from '#mocks/engine/clock.ts';
import type { Random } from '#mocks/engine/random.ts';
import type { InsightData } from '#mocks/model/scenario.ts';
import type { Schema } from '#mocks/model/tables.ts';

/** Name → choices: a list, or short ones in one string, separated by ` | `. */
export type Vocabulary = Readonly<Record<string, string | readonly string[]>>;

export type ElementRecipe = {
  readonly kind: string;
  readonly each: number;
  readonly name: string;
  readonly subtitle: string | null;
  readonly description: string | null;
  readonly facts: Readonly<Record<string, string>>;
  readonly pictures: readonly string[];
};

type NoteRecipe = {
  readonly each: number;
  readonly title: string;
  readonly sections: readonly { readonly title: string | null; readonly text: string }[];
};

export type InsightRecipe = {
  readonly one: {
    readonly project: string;
    readonly element: string;
    readonly count: number;
    readonly saved: number;
  };
  readonly others: { readonly elements: number; readonly each: number };
  readonly forms: readonly InsightData[];
};

export type LargestProject = {
  readonly project: string;
  readonly outline: {
    readonly parts: number;
    readonly scenes: number;
    readonly part: string;
    readonly scene: string;
    readonly synopsis: string;
  };
  readonly moodboard: {
    readonly pictures: number;
    readonly caption: string;
    readonly from: readonly Required<Pick<Schema<'MoodboardItem'>, 'url' | 'width' | 'height' | 'alt'>>[];
  };
  readonly manuscript: {
    readonly words: number;
    readonly chapters: number;
    readonly heading: string;
    readonly paragraphs: readonly string[];
  };
};

export type LargeAccount = {
  readonly since: string;
  readonly words: Vocabulary;
  readonly works: {
    /** This many of the first names are projects; all are stories. */
    readonly projects: number;
    readonly names: readonly { readonly name: string; readonly type: string; readonly line: string }[];
    readonly genres: readonly string[];
    readonly goals: readonly string[];
    readonly covers: readonly string[];
  };
  readonly elements: readonly ElementRecipe[];
  readonly notes: NoteRecipe;
  readonly insights: InsightRecipe;
  readonly largest: LargestProject;
};

/** First ids of the generated data, above those in the contract's examples. */
export const largeAccountIds = {
  stories: 101,
  projects: 201,
  elements: 1001,
  notes: 1001,
  note_sections: 10_001,
  moodboard_items: 2001,
  insights: 20_001,
} as const;

export type Calendar = {
  readonly spread: (count: number) => readonly string[];
  readonly after: (time: string, days: number) => string;
};

const day = 86_400_000;
/** Days between the latest generated work and the scenario's start. */
const quietDays = 12;

export function createCalendar(since: string, writtenAt: string, random: Random): Calendar {
  const [from, to] = [Date.parse(since), Date.parse(writtenAt) - quietDays * day];
  return {
    spread: (count) => {
      const share = (to - from) / count;
      return Array.from({ length: count }, (_, n) => laravelTime(Math.floor(from + share * n + random.below(share))));
    },
    after: (time, days) => laravelTime(Math.min(to, Date.parse(time) + random.below(days * day))),
  };
}
