import type { OperationId } from '#src/contract/generated/operations.ts';
import type { Frame } from '#mocks/contract/broadcasts.ts';
import type { AccountTables } from './account-tables.ts';
import type { Schema } from './schema.ts';
import type { WorkspaceTables } from './workspace-tables.ts';

/** A writer; the achievements have a table of their own. */
export type UserRow = {
  readonly id: number;
  readonly password: string;
  /** Whether emails are wanted, as the name prompt asks. */
  readonly receive_emails: boolean;
  readonly user: Omit<Schema<'User'>, 'achievements'>;
};

/** A bearer token; it ends with the logout. */
export type TokenRow = { readonly id: string; readonly user_id: number };

export type StoryRow = {
  readonly id: number;
  readonly user_id: number;
  /** A story that is being told for the first time joins the list with its first answer. */
  readonly listed: boolean;
  readonly story: Schema<'Story'>;
};

/** What a conversation is about: the entity that its endpoint names, by its id. */
export type Subject = {
  readonly endpoint: 'stories' | 'writer' | 'users/achievement' | 'summaries' | 'projects' | 'narrative-elements';
  readonly identifier: number;
  /** The project that it is led in; the same achievement within a project is another subject than outside of it. */
  readonly project_id: number | null;
};

export type SessionChatRow = {
  readonly id: number;
  readonly user_id: number;
  readonly subject: Subject;
  /** The scenario's questions for it. A new story is told, an existing one is developed. */
  readonly kind: 'new' | 'development' | 'writer' | 'achievement' | 'summary' | 'project' | 'element';
  readonly state: 'open' | 'finished';
  /** The conversation with the highest number is the one the writer is in. */
  readonly opened: number;
  /** Questions of the free play that were asked, oldest first. */
  readonly asked: readonly string[];
  readonly path: readonly string[];
  readonly extracted: readonly Schema<'ExtractedFact'>[];
  readonly progress: number;
  readonly updated_at: string;
};

export type ChatMessageRow = {
  readonly id: number;
  readonly session_chat_id: number;
  /** Slug of the script's question; null in the free play. */
  readonly slug: string | null;
  readonly question: Schema<'Question'>;
  readonly status: Schema<'ChatMessageStatus'>;
  readonly error: string | null;
  /** The typed text, to the letter. */
  readonly answer: string | null;
  readonly transcription: string | null;
  readonly transcription_source: 'audio' | 'script' | null;
  /** Whether bytes of a recording are kept under this message's id. */
  readonly spoken: boolean;
  readonly duration_ms: number | null;
  /** Whether it was counted as a question that was answered aloud. */
  readonly counted_aloud: boolean;
  readonly audio_processed: boolean;
  readonly skipped: boolean;
  readonly created_at: string;
  /** When it was answered or skipped. */
  readonly answered_at: string | null;
};

export type InsightRow = {
  readonly id: number;
  readonly user_id: number;
  /** The answer it came from; null for one that was there before any conversation that is known. */
  readonly session_chat_id: number | null;
  readonly chat_message_id: number | null;
  /** Both null outside of projects: then it is the writer's. */
  readonly project_id: number | null;
  readonly element_id: number | null;
  readonly insight: Omit<Schema<'Insight'>, 'id' | 'actions' | 'saved_at'>;
  readonly saved_at: string | null;
  /** Among those saved at the same time, the one saved last has the highest number. */
  readonly saved_order: number;
};

/** Work that is due at a time of the session; data, so that a restart goes on with it. */
export type JobRow = {
  readonly id: number;
  readonly due: number;
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** The operation that caused it: what it may emit is declared there. Null where nothing is emitted by it. */
  readonly cause: OperationId | null;
};

/** What the next calls of one operation meet. Exactly what is given happens. */
export type FaultRow = {
  readonly id: number;
  readonly operation_id: OperationId;
  readonly times: number;
  readonly status?: number;
  /** Sent in place of an answer's JSON, to the letter. */
  readonly answer_text?: string;
  /** Sent before an answer's JSON, as PHP does with a warning. */
  readonly text_before?: string;
  /** Headers of the answer, such as `Location`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly latency_ms?: number;
  /** `request`: the connection is cut before anything is done; `answer`: after it was done. */
  readonly drop?: 'request' | 'answer';
  /** The call is taken, but the work on the answer fails with this text. */
  readonly work_error?: string;
};

/** An entry of the scenario's timeline that waits for a call. */
export type TimelineRow = {
  readonly id: number;
  readonly operation_id: string;
  /** It happens after so many more calls. */
  readonly calls: number;
  /** Milliseconds from that call. */
  readonly delay: number;
  readonly action: JobRow['args'];
};

/** How often a call of a recording was answered; the id is its method, path and query. */
export type ReplayedRow = { readonly id: string; readonly used: number };

/** One answer, or update of a summary, as the mock environment received it. */
export type LedgerRow = {
  readonly id: number;
  /** Null for an update outside of conversations. */
  readonly session_chat_id: number | null;
  readonly chat_message_id: number;
  readonly kind: 'text' | 'audio';
  readonly bytes: number;
  readonly sha256: string;
  readonly received_at: string;
};

/** Tables of writer, stories and interviews, and of the environment itself. */
/** How the next events go wrong on their way. */
export type DeliveryFault =
  | { readonly kind: 'late'; readonly ms: number; readonly times: number }
  | { readonly kind: 'double'; readonly times: number }
  /** Each is held back until the one after it on its channel has been sent. */
  | { readonly kind: 'reorder'; readonly times: number };

/** The way of events as it stands: kept with the session, so that a restart changes nothing on the way of an event. */
export type DeliveryRow = {
  readonly id: 1;
  readonly fault: DeliveryFault | null;
  /** By channel: who listens to one channel sees nothing of the others. */
  readonly held: Readonly<Record<string, Frame>>;
};

type InterviewTables = {
  readonly users: UserRow;
  readonly tokens: TokenRow;
  readonly stories: StoryRow;
  readonly session_chats: SessionChatRow;
  readonly chat_messages: ChatMessageRow;
  readonly insights: InsightRow;
  readonly jobs: JobRow;
  readonly faults: FaultRow;
  readonly deliveries: DeliveryRow;
  readonly timeline: TimelineRow;
  readonly replayed: ReplayedRow;
  readonly ledger: LedgerRow;
};

/** The tables of a session's store. */
export type Tables = InterviewTables & AccountTables & WorkspaceTables;
