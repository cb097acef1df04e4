import type { Frame } from '#mocks/contract/broadcasts.ts';
import type { OperationId } from '#src/contract/generated/operations.ts';
import type { components } from '#src/contract/generated/schema.ts';

export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

export type AchievementRow = {
  readonly id: number;
  readonly user_id: number;
  readonly achievement: Schema<'Achievement'>;
};

type SequenceRow = { readonly id: number; readonly user_id: number; readonly sequence: Schema<'StorySequence'> };

export type SubscriptionRow = {
  readonly id: number;
  readonly user_id: number;
  readonly subscription: Schema<'Subscription'>;
};

type TrialRow = { readonly id: number; readonly trial: Schema<'Trial'> };

type ProductRow = { readonly id: number; readonly product: Schema<'Product'> };

export type InvoiceRow = { readonly id: number; readonly user_id: number; readonly invoice: Schema<'Invoice'> };

export type SummaryRow = { readonly id: number; readonly user_id: number; readonly summary: Schema<'Summary'> };

/** A sign-in mail that was "sent": a link, with a code if requested. */
export type MailRow = {
  readonly id: number;
  readonly email: string;
  readonly method: 'code' | 'link';
  /** Six digits, or the link's code if no code was requested. */
  readonly code: string;
  readonly link_code: string;
  readonly sent_at: string;
  /** Milliseconds since 1970, by the session's clock. */
  readonly expires: number;
  readonly spent: boolean;
};

type AccountTables = {
  readonly achievements: AchievementRow;
  readonly sequences: SequenceRow;
  readonly subscriptions: SubscriptionRow;
  readonly trials: TrialRow;
  readonly products: ProductRow;
  readonly invoices: InvoiceRow;
  readonly summaries: SummaryRow;
  readonly mails: MailRow;
};

export type ProjectRow = {
  readonly id: number;
  readonly user_id: number;
  readonly project: Omit<Schema<'Project'>, 'element_kinds' | 'reconciliation_slug'>;
};

/** When a row was deleted. It stays stored, so that it can be restored. */
export type Deletable = { readonly deleted_at: string | null };

export type ElementRow = Deletable & {
  readonly id: number;
  readonly user_id: number;
  readonly project_id: number;
  readonly element: Omit<Schema<'NarrativeElement'>, 'id' | 'project_slug' | 'project_name' | 'related_kinds'>;
};

type RelationRow = { readonly id: number; readonly one: number; readonly other: number };

type OutlineRow = { readonly id: number; readonly outline: Schema<'Outline'> };

export type MoodboardItemRow = Deletable & {
  readonly id: number;
  readonly project_id: number;
  readonly position: number;
  readonly item: Schema<'MoodboardItem'>;
};

export type NoteRow = Deletable & {
  readonly id: number;
  readonly user_id: number;
  readonly project_id: number;
  readonly note: Omit<Schema<'Note'>, 'id' | 'sections'>;
};

export type NoteSectionRow = {
  readonly id: number;
  readonly note_id: number;
  readonly position: number;
  readonly section: Omit<Schema<'NoteSection'>, 'id'>;
};

/** A story's text. It shares its id sequence with notes, as both use `document.{id}`. */
export type DocumentRow = {
  readonly id: number;
  readonly user_id: number;
  readonly project_id: number;
  readonly document: Omit<Schema<'ProjectDocument'>, 'id'>;
};

export type ReconciliationRow = {
  readonly id: string;
  readonly user_id: number;
  readonly project_id: number;
  readonly status: Schema<'Reconciliation'>['status'];
  readonly message: string | null;
};

export type ReconciliationItemRow = {
  readonly id: number;
  readonly reconciliation: string;
  readonly element_id: number | null;
  readonly item: Omit<Schema<'ReconciliationItem'>, 'id' | 'element'>;
};

type WorkspaceTables = {
  readonly projects: ProjectRow;
  readonly elements: ElementRow;
  readonly relations: RelationRow;
  readonly outlines: OutlineRow;
  readonly moodboard_items: MoodboardItemRow;
  readonly notes: NoteRow;
  readonly note_sections: NoteSectionRow;
  readonly documents: DocumentRow;
  readonly reconciliations: ReconciliationRow;
  readonly reconciliation_items: ReconciliationItemRow;
};

export type UserRow = {
  readonly id: number;
  readonly password: string;
  readonly receive_emails: boolean;
  readonly user: Omit<Schema<'User'>, 'achievements'>;
};

type TokenRow = { readonly id: string; readonly user_id: number };

export type StoryRow = Deletable & {
  readonly id: number;
  readonly user_id: number;
  /** A new story joins the list with its first answer. */
  readonly listed: boolean;
  /** The writer named it on its page, so no answer changes its name. */
  readonly renamed: boolean;
  /** Its cover before the last change. Null if the cover never changed. */
  readonly earlier_cover: { readonly image: Schema<'Story'>['image'] } | null;
  readonly story: Schema<'Story'>;
};

export type Subject = {
  readonly endpoint: 'stories' | 'writer' | 'users/achievement' | 'summaries' | 'projects' | 'narrative-elements';
  readonly identifier: number;
  /** The same achievement in a project and outside it are two subjects. */
  readonly project_id: number | null;
};

export type SessionChatRow = {
  readonly id: number;
  readonly user_id: number;
  readonly subject: Subject;
  /** The scenario's questions: `new` for a new story, `development` for an existing one. */
  readonly kind: 'new' | 'development' | 'writer' | 'achievement' | 'summary' | 'project' | 'element';
  readonly state: 'open' | 'finished';
  /** The writer's current conversation has the highest number. */
  readonly opened: number;
  /** Free-play questions, oldest first. */
  readonly asked: readonly string[];
  readonly path: readonly string[];
  readonly extracted: readonly Schema<'ExtractedFact'>[];
  readonly progress: number;
  readonly updated_at: string;
};

export type ChatMessageRow = {
  readonly id: number;
  readonly session_chat_id: number;
  readonly slug: string | null;
  readonly question: Schema<'Question'>;
  readonly status: Schema<'ChatMessageStatus'>;
  readonly error: string | null;
  readonly answer: string | null;
  readonly transcription: string | null;
  readonly transcription_source: 'audio' | 'script' | null;
  /** Whether a recording is stored under this message's id. */
  readonly spoken: boolean;
  readonly duration_ms: number | null;
  readonly counted_aloud: boolean;
  readonly audio_processed: boolean;
  readonly skipped: boolean;
  readonly created_at: string;
  readonly answered_at: string | null;
};

export type InsightRow = {
  readonly id: number;
  readonly user_id: number;
  /** Null for insights older than any known conversation. */
  readonly session_chat_id: number | null;
  readonly chat_message_id: number | null;
  readonly project_id: number | null;
  readonly element_id: number | null;
  readonly insight: Omit<Schema<'Insight'>, 'id' | 'actions' | 'saved_at'>;
  readonly saved_at: string | null;
  /** Breaks ties between equal save times: the last saved has the highest number. */
  readonly saved_order: number;
};

/** A job due at a session time. It's data, so that a restart continues it. */
export type JobRow = {
  readonly id: number;
  readonly due: number;
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly cause: OperationId | null;
};

/** A request to the model that interviews. It's data too: the row is removed when its result is stored. */
export type WorkRow = {
  readonly id: string;
  readonly kind: 'transcription' | 'reply' | 'story' | 'summary';
  /** Work for the same conversation waits for each other. */
  readonly chat: number;
  readonly name: string;
  readonly args: { readonly chat_message_id: number } & Readonly<Record<string, unknown>>;
  readonly cause: OperationId;
};

/** What the model returned for a message, checked. */
export type ReplyRow = {
  readonly id: number;
  readonly transcription?: string;
  readonly reply?: unknown;
  /** Of a finished conversation's last message: what its subject's page gets. */
  readonly page?: unknown;
};

/** A fault for an operation's next requests. */
export type FaultRow = {
  readonly id: number;
  readonly operation_id: OperationId;
  readonly times: number;
  readonly status?: number;
  /** Name of a documented response's example, which is sent instead of the handler's response. */
  readonly example?: string;
  /** Replaces a response's JSON, unchanged. */
  readonly answer_text?: string;
  /** Sent before a response's JSON, like a PHP warning. */
  readonly text_before?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly latency_ms?: number;
  /** Cuts the connection before (`request`) or after (`answer`) the work is done. */
  readonly drop?: 'request' | 'answer';
  /** The request succeeds, but processing fails with this text. */
  readonly work_error?: string;
};

type TimelineRow = {
  readonly id: number;
  readonly operation_id: string;
  /** Requests left before it fires. */
  readonly calls: number;
  readonly delay: number;
  readonly action: JobRow['args'];
};

/** How often a recorded response was used. The id is method, path and query. */
type ReplayedRow = { readonly id: string; readonly used: number };

export type LedgerRow = {
  readonly id: number;
  /** Null for an update outside conversations. */
  readonly session_chat_id: number | null;
  readonly chat_message_id: number;
  readonly kind: 'text' | 'audio';
  readonly bytes: number;
  readonly sha256: string;
  readonly received_at: string;
};

export type DeliveryFault =
  | { readonly kind: 'late'; readonly ms: number; readonly times: number }
  | { readonly kind: 'double'; readonly times: number }
  /** Each is held until the next event on its channel is sent. */
  | { readonly kind: 'reorder'; readonly times: number };

/** Delivery state, saved with the session so that a restart doesn't change it. */
export type DeliveryRow = {
  readonly id: 1;
  readonly fault: DeliveryFault | null;
  /** By channel, as listeners to one channel don't see others. */
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
  readonly work: WorkRow;
  readonly replies: ReplyRow;
  readonly faults: FaultRow;
  readonly deliveries: DeliveryRow;
  readonly timeline: TimelineRow;
  readonly replayed: ReplayedRow;
  readonly ledger: LedgerRow;
};

export type Tables = InterviewTables & AccountTables & WorkspaceTables;
