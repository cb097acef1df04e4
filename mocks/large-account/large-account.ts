import type { Schema } from '#mocks/model/schema.ts';
import type { InsightData } from '#mocks/scenarios/scenario.ts';

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

export type NoteRecipe = {
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
