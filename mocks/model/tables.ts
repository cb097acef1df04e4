/**
 * The tables of a session: the one definition of their types, and of the schemas that stored rows are checked with
 * (mocks/stored). After a change run `npx vitest run mocks/stored`: it says what else to do.
 */
import { type Static, type TSchema, Type } from 'typebox';
import type { Frame } from '#mocks/contract/broadcasts.ts';
import type { OperationId } from '#src/api/generated/operations.ts';
import type { components } from '#src/api/generated/schema.ts';

export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** A contract's schema. */
function contract<Name extends keyof components['schemas']>(name: Name) {
  return Type.Unsafe<Schema<Name>>({ 'x-contract': name });
}

/** A contract's schema, without the fields that are computed for each response. */
function contractWithout<Name extends keyof components['schemas'], Left extends keyof Schema<Name>>(
  name: Name,
  ...without: Left[]
) {
  return Type.Unsafe<Omit<Schema<Name>, Left>>({ 'x-contract': name, without });
}

/** A field of a contract's schema. */
function contractField<Name extends keyof components['schemas'], Field extends keyof Schema<Name> & string>(
  name: Name,
  field: Field,
) {
  return Type.Unsafe<Schema<Name>[Field]>({ 'x-contract': name, field });
}

function nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

const id = Type.Integer();
const count = Type.Integer();
const texts = Type.Unsafe<readonly string[]>(Type.Array(Type.String()));
const anything = Type.Unknown();
const fields = Type.Unsafe<Readonly<Record<string, unknown>>>(Type.Object({}));
const frame = Type.Unsafe<Frame>(Type.Object({ channel: Type.String(), event: Type.String(), data: Type.String() }));
const operation = Type.Unsafe<OperationId>(Type.String());

/** When a row was deleted. It stays stored, so that it can be restored. */
const deletable = { deleted_at: nullable(Type.String()) };

export type Deletable = { readonly deleted_at: string | null };

const subject = Type.Object({
  endpoint: Type.Enum(['stories', 'writer', 'users/achievement', 'summaries', 'projects', 'narrative-elements']),
  identifier: Type.Integer(),
  /** The same achievement in a project and outside it are two subjects. */
  project_id: nullable(Type.Integer()),
});

const accountTables = {
  achievements: Type.Object({ id, user_id: id, achievement: contract('Achievement') }),
  sequences: Type.Object({ id, user_id: id, sequence: contract('StorySequence') }),
  subscriptions: Type.Object({ id, user_id: id, subscription: contract('Subscription') }),
  trials: Type.Object({ id, trial: contract('Trial') }),
  products: Type.Object({ id, product: contract('Product') }),
  invoices: Type.Object({ id, user_id: id, invoice: contract('Invoice') }),
  summaries: Type.Object({ id, user_id: id, summary: contract('Summary') }),
  /** A sign-in mail that was "sent": a link, with a code if requested. */
  mails: Type.Object({
    id,
    email: Type.String(),
    method: Type.Enum(['code', 'link']),
    /** Six digits, or the link's code if no code was requested. */
    code: Type.String(),
    link_code: Type.String(),
    sent_at: Type.String(),
    /** Milliseconds since 1970, by the session's clock. */
    expires: Type.Number(),
    spent: Type.Boolean(),
  }),
};

const workspaceTables = {
  projects: Type.Object({
    id,
    user_id: id,
    project: contractWithout('Project', 'element_kinds', 'reconciliation_slug'),
  }),
  elements: Type.Object({
    ...deletable,
    id,
    user_id: id,
    project_id: id,
    element: contractWithout('NarrativeElement', 'id', 'project_slug', 'project_name', 'related_kinds'),
  }),
  relations: Type.Object({ id, one: id, other: id }),
  outlines: Type.Object({ id, outline: contract('Outline') }),
  moodboard_items: Type.Object({ ...deletable, id, project_id: id, position: count, item: contract('MoodboardItem') }),
  notes: Type.Object({
    ...deletable,
    id,
    user_id: id,
    project_id: id,
    note: contractWithout('Note', 'id', 'sections'),
  }),
  note_sections: Type.Object({ id, note_id: id, position: count, section: contractWithout('NoteSection', 'id') }),
  /** A story's text. It shares its id sequence with notes, as both use `document.{id}`. */
  documents: Type.Object({ id, user_id: id, project_id: id, document: contractWithout('ProjectDocument', 'id') }),
  reconciliations: Type.Object({
    id: Type.String(),
    user_id: id,
    project_id: id,
    status: contractField('Reconciliation', 'status'),
    message: nullable(Type.String()),
  }),
  reconciliation_items: Type.Object({
    id,
    reconciliation: Type.String(),
    element_id: nullable(Type.Integer()),
    item: contractWithout('ReconciliationItem', 'id', 'element'),
  }),
};

const interviewTables = {
  users: Type.Object({
    id,
    password: Type.String(),
    receive_emails: Type.Boolean(),
    user: contractWithout('User', 'achievements'),
  }),
  tokens: Type.Object({ id: Type.String(), user_id: id }),
  stories: Type.Object({
    ...deletable,
    id,
    user_id: id,
    /** A new story joins the list with its first answer. */
    listed: Type.Boolean(),
    /** The writer named it on its page, so no answer changes its name. */
    renamed: Type.Boolean(),
    /** Its cover before the last change. Null if the cover never changed. */
    earlier_cover: nullable(Type.Object({ image: contractField('Story', 'image') })),
    story: contract('Story'),
  }),
  session_chats: Type.Object({
    id,
    user_id: id,
    subject,
    /** The scenario's questions: `new` for a new story, `development` for an existing one. */
    kind: Type.Enum(['new', 'development', 'writer', 'achievement', 'summary', 'project', 'element']),
    state: Type.Enum(['open', 'finished']),
    /** The writer's current conversation has the highest number. */
    opened: count,
    /** Free-play questions, oldest first. */
    asked: texts,
    path: texts,
    extracted: Type.Unsafe<readonly Schema<'ExtractedFact'>[]>(Type.Array(contract('ExtractedFact'))),
    progress: Type.Number(),
    updated_at: Type.String(),
  }),
  chat_messages: Type.Object({
    id,
    session_chat_id: id,
    slug: nullable(Type.String()),
    question: contract('Question'),
    status: contract('ChatMessageStatus'),
    error: nullable(Type.String()),
    answer: nullable(Type.String()),
    transcription: nullable(Type.String()),
    transcription_source: nullable(Type.Enum(['audio', 'script'])),
    /** Whether a recording is stored under this message's id. */
    spoken: Type.Boolean(),
    duration_ms: nullable(Type.Number()),
    counted_aloud: Type.Boolean(),
    audio_processed: Type.Boolean(),
    skipped: Type.Boolean(),
    created_at: Type.String(),
    answered_at: nullable(Type.String()),
  }),
  insights: Type.Object({
    id,
    user_id: id,
    /** Null for insights older than any known conversation. */
    session_chat_id: nullable(Type.Integer()),
    chat_message_id: nullable(Type.Integer()),
    project_id: nullable(Type.Integer()),
    element_id: nullable(Type.Integer()),
    insight: contractWithout('Insight', 'id', 'actions', 'saved_at'),
    saved_at: nullable(Type.String()),
    /** Breaks ties between equal save times: the last saved has the highest number. */
    saved_order: count,
  }),
  /** A job due at a session time. It's data, so that a restart continues it. */
  jobs: Type.Object({ id, due: Type.Number(), name: Type.String(), args: fields, cause: nullable(operation) }),
  /** A request to the model that interviews. It's data too: the row is removed when its result is stored. */
  work: Type.Object({
    id: Type.String(),
    kind: Type.Enum(['transcription', 'reply', 'story', 'summary']),
    /** Work for the same conversation waits for each other. */
    chat: Type.Integer(),
    name: Type.String(),
    args: Type.Unsafe<{ readonly chat_message_id: number } & Readonly<Record<string, unknown>>>(
      Type.Object({ chat_message_id: id }),
    ),
    cause: operation,
  }),
  /** What the model returned for a message, checked. */
  replies: Type.Object({
    id,
    transcription: Type.Optional(Type.String()),
    reply: Type.Optional(anything),
    /** Of a finished conversation's last message: what its subject's page gets. */
    page: Type.Optional(anything),
  }),
  /** A fault for an operation's next requests. */
  faults: Type.Object({
    id,
    operation_id: operation,
    times: count,
    status: Type.Optional(Type.Integer()),
    /** Name of a documented response's example, which is sent instead of the handler's response. */
    example: Type.Optional(Type.String()),
    /** Replaces a response's JSON, unchanged. */
    answer_text: Type.Optional(Type.String()),
    /** Sent before a response's JSON, like a PHP warning. */
    text_before: Type.Optional(Type.String()),
    headers: Type.Optional(Type.Unsafe<Readonly<Record<string, string>>>(Type.Object({}))),
    latency_ms: Type.Optional(Type.Number()),
    /** Cuts the connection before (`request`) or after (`answer`) the work is done. */
    drop: Type.Optional(Type.Enum(['request', 'answer'])),
    /** The request succeeds, but processing fails with this text. */
    work_error: Type.Optional(Type.String()),
  }),
  /** Delivery state, saved with the session so that a restart doesn't change it. */
  deliveries: Type.Object({
    id: Type.Literal(1),
    fault: nullable(
      Type.Union([
        Type.Object({ kind: Type.Literal('late'), ms: Type.Number(), times: count }),
        Type.Object({ kind: Type.Literal('double'), times: count }),
        /** Each is held until the next event on its channel is sent. */
        Type.Object({ kind: Type.Literal('reorder'), times: count }),
      ]),
    ),
    /** By channel, as listeners to one channel don't see others. */
    held: Type.Unsafe<Readonly<Record<string, Frame>>>(Type.Record(Type.String(), frame)),
  }),
  timeline: Type.Object({
    id,
    operation_id: Type.String(),
    /** Requests left before it fires. */
    calls: count,
    delay: Type.Number(),
    action: fields,
  }),
  /** How often a recorded response was used. The id is method, path and query. */
  replayed: Type.Object({ id: Type.String(), used: count }),
  ledger: Type.Object({
    id,
    /** Null for an update outside conversations. */
    session_chat_id: nullable(Type.Integer()),
    chat_message_id: id,
    kind: Type.Enum(['text', 'audio']),
    bytes: count,
    sha256: Type.String(),
    received_at: Type.String(),
  }),
};

export const tables = { ...accountTables, ...workspaceTables, ...interviewTables };

export type Tables = { readonly [Name in keyof typeof tables]: Readonly<Static<(typeof tables)[Name]>> };

export type AchievementRow = Tables['achievements'];
export type SubscriptionRow = Tables['subscriptions'];
export type InvoiceRow = Tables['invoices'];
export type SummaryRow = Tables['summaries'];
export type MailRow = Tables['mails'];
export type ProjectRow = Tables['projects'];
export type ElementRow = Tables['elements'];
export type MoodboardItemRow = Tables['moodboard_items'];
export type NoteRow = Tables['notes'];
export type NoteSectionRow = Tables['note_sections'];
export type DocumentRow = Tables['documents'];
export type ReconciliationRow = Tables['reconciliations'];
export type ReconciliationItemRow = Tables['reconciliation_items'];
export type UserRow = Tables['users'];
export type StoryRow = Tables['stories'];
export type Subject = SessionChatRow['subject'];
export type SessionChatRow = Tables['session_chats'];
export type ChatMessageRow = Tables['chat_messages'];
export type InsightRow = Tables['insights'];
export type JobRow = Tables['jobs'];
export type WorkRow = Tables['work'];
export type ReplyRow = Tables['replies'];
export type FaultRow = Tables['faults'];
export type LedgerRow = Tables['ledger'];
export type DeliveryRow = Tables['deliveries'];
export type DeliveryFault = NonNullable<DeliveryRow['fault']>;

/** A session's state beside its tables. */
export const sessionMeta = Type.Object({
  scenario: Type.String(),
  clock: Type.Object({
    paused: Type.Boolean(),
    /** Session milliseconds per real millisecond. */
    speed: Type.Number({ exclusiveMinimum: 0 }),
    /** The session's time at the real time `real`. Both in milliseconds since 1970. */
    virtual: Type.Number({ minimum: 0, maximum: 8.64e15 }),
    real: Type.Number({ minimum: 0, maximum: 8.64e15 }),
  }),
  /** The state of each stream of random numbers. */
  streams: Type.Unsafe<Readonly<Record<string, number>>>(Type.Record(Type.String(), Type.Number())),
  /** The last id of each kind. */
  ids: Type.Unsafe<Readonly<Record<string, number>>>(Type.Record(Type.String(), Type.Integer({ minimum: 0 }))),
});

export type MockSessionMeta = Readonly<Static<typeof sessionMeta>>;
