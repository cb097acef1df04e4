import type { Schema } from '#mocks/model/schema.ts';
import type { InsightData } from '#mocks/scenarios/scenario.ts';

/** Name → what it may stand for: a list, or short ones in one text with ` | ` between them. */
export type Words = Readonly<Record<string, string | readonly string[]>>;

/** Elements of one kind, as every project of the archive has them. */
export type ElementRecipe = {
  readonly kind: string;
  /** How many in each project. */
  readonly each: number;
  readonly name: string;
  readonly subtitle: string | null;
  readonly description: string | null;
  /** Fact's name → its text. */
  readonly facts: Readonly<Record<string, string>>;
  readonly pictures: readonly string[];
};

export type NoteRecipe = {
  readonly each: number;
  readonly title: string;
  readonly sections: readonly { readonly title: string | null; readonly text: string }[];
};

/** What the years have told, as building blocks. */
export type InsightRecipe = {
  /** The element that most of them are about. */
  readonly one: {
    readonly project: string;
    readonly element: string;
    readonly count: number;
    /** How many of them are saved. */
    readonly saved: number;
  };
  /** So many each, for so many elements of other projects. */
  readonly others: { readonly elements: number; readonly each: number };
  readonly forms: readonly InsightData[];
};

/** The outline, moodboard and text of the project that is as large as projects become. */
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

/** `archive.yaml`: what years of work have left, as building blocks that `expandArchive` puts together. */
export type LargeAccount = {
  /** When the writer began. */
  readonly since: string;
  readonly words: Words;
  readonly works: {
    /** So many of the names, from the first on, are projects; all of them are stories. */
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
