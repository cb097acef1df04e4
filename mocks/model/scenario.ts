import type { Frame } from '#mocks/contract/broadcasts.ts';
import type { components } from '#src/api/generated/mock-control.ts';
import type { FaultRow, Schema } from './tables.ts';

/** A project in a scenario: without what the server derives. */
export type ProjectData = Omit<Schema<'Project'>, 'element_kinds' | 'reconciliation_slug'>;

/** An element in a scenario: without what the server derives. */
export type ElementData = Omit<Schema<'NarrativeElement'>, 'project_name' | 'related_kinds'>;

export type ProjectContent = {
  readonly outline: Schema<'Outline'>;
  readonly moodboard: Schema<'Moodboard'>;
  readonly notes: readonly Schema<'Note'>[];
  readonly document: Schema<'ProjectDocument'>;
};

export type WorkspaceData = {
  readonly projects: readonly ProjectData[];
  readonly elements: readonly ElementData[];
  readonly relations: readonly (readonly [string, string])[];
  /** Project's slug → content. Other projects are empty. */
  readonly contents: Readonly<Record<string, ProjectContent>>;
  readonly reconciliations: readonly Schema<'Reconciliation'>[];
  readonly insights: readonly { readonly element: string; readonly insights: readonly Schema<'Insight'>[] }[];
};

export type AccountData = {
  readonly subscription: Schema<'Subscription'> | null;
  readonly trial: Schema<'Trial'> | null;
  readonly products: readonly Schema<'Product'>[];
  readonly invoices: readonly Schema<'Invoice'>[];
  readonly summaries: readonly Schema<'Summary'>[];
  readonly sequences: readonly Schema<'StorySequence'>[];
};

export type TimelineEvent = {
  /** A name with its id: `private-App.Models.User.1`. */
  readonly channel: string;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
};

export type TimelineAction =
  | TimelineEvent
  | { readonly frame: Frame }
  | { readonly connection: components['schemas']['ConnectionChange'] }
  | { readonly fault: Omit<FaultRow, 'id'> };

/** An entry of `timeline.yaml`, an optional file in a scenario's folder. */
export type TimelineEntry = TimelineAction & {
  /** The request to wait for: the `nth` (default: first) of this operation. Without it: the scenario's start. */
  readonly after?: { readonly operation_id: string; readonly nth?: number };
  /** Ms of the session's time, from the start or from that request's response. */
  readonly delay: number;
};

/** An insight in a scenario: the contract's fields without those that the server adds. */
export type InsightData = Pick<Schema<'Insight'>, 'type'> &
  Partial<
    Pick<
      Schema<'Insight'>,
      'title' | 'subtitle_1' | 'subtitle_2' | 'content' | 'caption' | 'category_name' | 'extraAttributes'
    >
  >;

export type ProfileText = Exclude<
  keyof Schema<'ProfileData'>,
  'name' | 'growth_areas' | 'formats' | 'genres' | 'themes'
>;

export type ChangeData = {
  /** The element's slug; null for a new one. */
  readonly element: string | null;
  /** An element's fact or "Description"; for a new one "New character" and similar. */
  readonly field: string;
  readonly now: string;
};

export type ScriptQuestion = {
  readonly slug: string;
  /** A slug in the audio manifest, with the same text. */
  readonly sound?: string;
  readonly step: string;
  readonly content: string;
  readonly area?: string;
  /** Name under which a typed answer's first sentence is extracted. */
  readonly fact?: string;
  /** About the writer: the profile field that the answer fills, if it's empty. */
  readonly field?: ProfileText;
  /** A spoken answer's scripted text, because audio isn't transcribed. */
  readonly transcription?: string;
  /** Applies to a spoken answer. A typed answer replaces the first change with its text. */
  readonly changes?: readonly ChangeData[];
  readonly insights: readonly InsightData[];
};

/** Interviews about anything but a story. `{element}` is the element's name. */
type ConversationScripts = Readonly<
  Record<'writer' | 'achievement' | 'summary' | 'project' | 'element', readonly ScriptQuestion[]>
> & {
  /** Element's slug → its questions, which replace the general ones. */
  readonly elements?: Readonly<Record<string, readonly ScriptQuestion[]>>;
};

/** Session milliseconds for the stages after an answer. */
type Timings = {
  readonly transcribe: number;
  readonly process: number;
  readonly insights: number;
  readonly question: number;
};

export type QuestionTemplate = {
  readonly slug: string;
  readonly sound?: string;
  /** `{phrase}` is replaced by text from the last typed answer. */
  readonly quoting: string;
  readonly plain: string;
};

/** A message from an interview before the scenario. Its answer has effects like a script's. */
type EarlierMessage = Pick<ScriptQuestion, 'transcription' | 'changes'> & {
  readonly slug?: string;
  readonly content: string;
  /** Null for the question that's still open. */
  readonly answer: string | null;
  readonly created_at: string;
  readonly insights?: readonly InsightData[];
};

export type EarlierInterview = ({ readonly story_id: number } | { readonly element: string }) & {
  readonly id: number;
  readonly path: readonly string[];
  readonly progress: number;
  readonly extracted: readonly Schema<'ExtractedFact'>[];
  readonly messages: readonly EarlierMessage[];
};

export type Library = {
  readonly user: Schema<'User'>;
  readonly password: string;
  readonly stories: readonly Schema<'Story'>[];
  readonly interviews: readonly EarlierInterview[];
};

export type Scenario = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly seed: string;
  /** The scenario's start in the library. Its times move with the session's start. */
  readonly written_at: string;
  /** Sentences that a viewer sees; the end-to-end test of this name asserts them. */
  readonly shows: readonly string[];
  readonly timings: Timings;
  readonly faults: readonly Omit<FaultRow, 'id'>[];
  readonly timeline: readonly TimelineEntry[];
  readonly library: Library;
  readonly account: AccountData;
  readonly workspace: WorkspaceData;
  readonly script: readonly ScriptQuestion[];
  readonly development: readonly ScriptQuestion[];
  readonly conversations: ConversationScripts;
  /** Replaces the text of a spoken answer without a scripted one. */
  readonly transcription: string;
  readonly free_play: {
    readonly stems: readonly QuestionTemplate[];
    readonly insights: readonly InsightData[];
  };
  readonly sounds: ReadonlyMap<string, string>;
};

export type ScenarioRef = Pick<Scenario, 'name' | 'title' | 'description' | 'shows'>;

/** The mock server's scenarios in order. Each is read on first use. */
export type ScenarioRegistry = {
  readonly names: readonly string[];
  /** Throws with file, line and reason if the scenario has a mistake. */
  readonly get: (name: string) => Scenario | undefined;
  readonly list: () => readonly ScenarioRef[];
};

export function unknownScenario(name: string, { names }: ScenarioRegistry): string {
  return `There is no scenario "${name}". Known: ${names.join(', ')}.`;
}
