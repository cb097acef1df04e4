import type { Schema } from '#mocks/model/schema.ts';
import type { FaultRow } from '#mocks/model/tables.ts';
import type { TimelineEntry } from '#mocks/timeline/timeline.ts';
import type { AccountData } from './account-data.ts';
import type { WorkspaceData } from './workspace-data.ts';

/** An insight as a scenario writes it: the contract's fields without what the server adds. */
export type InsightData = Pick<Schema<'Insight'>, 'type'> &
  Partial<
    Pick<
      Schema<'Insight'>,
      'title' | 'subtitle_1' | 'subtitle_2' | 'content' | 'caption' | 'category_name' | 'extraAttributes'
    >
  >;

/** A field of the profile that holds a text. */
type ProfileText = Exclude<keyof Schema<'ProfileData'>, 'name' | 'growth_areas' | 'formats' | 'genres' | 'themes'>;

/** What an answer changes in its project, once the writer has settled it. */
export type ChangeData = {
  /** The element's slug; null for something new. */
  readonly element: string | null;
  /** A fact of the element or "Description"; for something new "New character" and the like. */
  readonly field: string;
  /** In place of what stands there. */
  readonly now: string;
};

/** A question that is written beforehand, and what comes of its answer. */
export type ScriptQuestion = {
  readonly slug: string;
  /** The spoken question: a slug of the sounds' manifest, whose text is the same. */
  readonly sound?: string;
  /** Its place in the conversation's path, such as "The idea". */
  readonly step: string;
  readonly content: string;
  /** The part of a story's progress that its answer counts for. */
  readonly area?: string;
  /** Under this name the first sentence of a typed answer is drawn out; left out, nothing is. */
  readonly fact?: string;
  /** In a conversation about the writer: the field of the profile that its answer fills, where that is empty. */
  readonly field?: ProfileText;
  /** The text of a spoken answer: nothing is heard, so that it is marked as written beforehand. */
  readonly transcription?: string;
  /** What a spoken answer changes; a typed one changes the first of these, to its own words. */
  readonly changes?: readonly ChangeData[];
  /** Insights after the answer. */
  readonly insights: readonly InsightData[];
};

/** Interviews about anything but a story. In questions about an element `{element}` stands for its name. */
export type ConversationScripts = Readonly<
  Record<'writer' | 'achievement' | 'summary' | 'project' | 'element', readonly ScriptQuestion[]>
> & {
  /** Slug of an element → its own questions, in place of those for any element. */
  readonly elements?: Readonly<Record<string, readonly ScriptQuestion[]>>;
};

/** How long (ms of the session) the stages after an answer take. */
export type Timings = {
  readonly transcribe: number;
  readonly process: number;
  readonly insights: number;
  readonly question: number;
};

/** A question of the free play, asked when the script has ended. */
export type QuestionTemplate = {
  readonly slug: string;
  /** The plain form, spoken: a slug of the sounds' manifest. */
  readonly sound?: string;
  /** With `{phrase}`, which is replaced by words of the last typed answer. */
  readonly quoting: string;
  /** After a spoken answer, or where there is nothing to quote. */
  readonly plain: string;
};

/**
 * A message of an interview that was led before the scenario begins. Transcription, changes and, where it is the one that
 * waits, insights come of its answer as they do in a script.
 */
export type EarlierMessage = Pick<ScriptQuestion, 'transcription' | 'changes'> & {
  /** Of the development script, where it is a question of it. */
  readonly slug?: string;
  readonly content: string;
  /** Null is the question that waits for an answer. */
  readonly answer: string | null;
  readonly created_at: string;
  readonly insights?: readonly InsightData[];
};

/** It is about a story of the library, or about an element of the workspace, by its slug. */
export type EarlierInterview = ({ readonly story_id: number } | { readonly element: string }) & {
  readonly id: number;
  readonly path: readonly string[];
  readonly progress: number;
  readonly extracted: readonly Schema<'ExtractedFact'>[];
  readonly messages: readonly EarlierMessage[];
};

/** What the writer already has when the scenario begins. */
export type Library = {
  readonly user: Schema<'User'>;
  readonly password: string;
  readonly stories: readonly Schema<'Story'>[];
  readonly interviews: readonly EarlierInterview[];
};

/** A demo or test story, as data. The folder `mocks/scenarios/<name>` holds it. */
export type Scenario = {
  readonly name: string;
  readonly title: string;
  /** What the presenter will see, in one line. */
  readonly description: string;
  /** Random numbers of every session begin with it. */
  readonly seed: string;
  /** Times in the library are written as if the scenario began then; they move with the session's beginning. */
  readonly written_at: string;
  /** Sentences that a viewer sees on the way; the end-to-end test of this name asserts them. */
  readonly shows: readonly string[];
  readonly timings: Timings;
  /** Faults that stand from the beginning. */
  readonly faults: readonly Omit<FaultRow, 'id'>[];
  /** What happens by itself, at its time. */
  readonly timeline: readonly TimelineEntry[];
  readonly library: Library;
  readonly account: AccountData;
  readonly workspace: WorkspaceData;
  /** The interview of a new story. */
  readonly script: readonly ScriptQuestion[];
  /** The interview of a story that exists. */
  readonly development: readonly ScriptQuestion[];
  readonly conversations: ConversationScripts;
  /** Stands for the text of a spoken answer where none was written beforehand. */
  readonly transcription: string;
  readonly free_play: {
    readonly stems: readonly QuestionTemplate[];
    readonly insights: readonly InsightData[];
  };
  /** Slug of a sound → its address. */
  readonly sounds: ReadonlyMap<string, string>;
};
