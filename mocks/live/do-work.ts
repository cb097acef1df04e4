import type { MockSession } from '#mocks/engine/session.ts';
import type { ChatMessageRow, ReplyRow, SessionChatRow, WorkRow } from '#mocks/model/tables.ts';
import { type ModelReply, askModel } from './ask-model.ts';
import { InterviewerError, type ModelClient } from './model-client.ts';
import { toInterview, toPrompt } from './prompt.ts';
import { getAskedQuestions } from './read-outcome.ts';
import type { Form, Parts, Reply } from './reply-schema.ts';
import { createWorkQueue } from './work-queue.ts';

/** Conversations that are worked on at the same time, of all sessions. */
const atATime = 2;
/** Session ms before the next stage, so that a paused clock holds it. */
export const soon = 1;
/** In ms. A reply that ends sooner is used as a whole, so that its insights come before the question. */
export const usualPatience = 2000;

type Result = Omit<ReplyRow, 'id'> & Partial<Pick<ModelReply, 'repaired' | 'dropped'>>;

type Request = {
  readonly client: ModelClient;
  readonly session: MockSession;
  readonly work: WorkRow;
  readonly signal: AbortSignal;
  /** Asks the question of a reply that the model is still writing. */
  readonly askEarly: (question: Parts) => void;
  /** Whether the question has been asked already. */
  readonly isAsked: () => boolean;
  /** Whether it has been answered, and the answer waits for this work to end. */
  readonly isUrgent: () => boolean;
};

function formOf({ subject: { endpoint } }: SessionChatRow): Form {
  if (endpoint === 'projects' || endpoint === 'narrative-elements') return 'projectReply';
  return endpoint === 'writer' ? 'writerReply' : 'reply';
}

function load(session: MockSession, { chat, args }: WorkRow): { chat: SessionChatRow; message?: ChatMessageRow } {
  const row = session.table('session_chats').get(chat);
  const message = session.table('chat_messages').get(args.chat_message_id);
  if (!row) throw new Error(`There is no conversation ${chat}.`);
  return { chat: row, ...(message && { message }) };
}

async function transcribe({ client, session, work: { args }, signal }: Request): Promise<string> {
  const recording = session.upload('recordings', args.chat_message_id);
  if (!recording) throw new InterviewerError('The recording is missing. Record your answer again.');
  return client.transcribe(recording, signal);
}

async function ask({ client, session, work, signal, askEarly, isAsked, isUrgent }: Request): Promise<ModelReply> {
  const { chat, message } = load(session, work);
  // After a restart, its own question may have been asked already.
  const asked = isAsked() ? [] : getAskedQuestions(session, chat);
  const form = formOf(chat);
  const interview = toInterview(session, chat, message);
  const answer = interview.turns.at(-1)?.answer ?? '';
  const onDraft = (content: string): void => {
    if (session.table('work').get(work.id) !== work) return;
    session.schedule({ name: 'questionDrafted', args: { ...work.args, content }, cause: work.cause, delay: soon });
  };
  const messages = await toPrompt(form, interview);
  return askModel(client, { form, messages, asked, answer, onDraft, onQuestion: askEarly, isAsked, isUrgent }, signal);
}

async function askForPage({ client, session, work, signal }: Request): Promise<ModelReply> {
  const { chat } = load(session, work);
  const form = chat.subject.endpoint === 'stories' ? 'story' : 'summary';
  return askModel(client, { form, messages: await toPrompt(form, toInterview(session, chat)) }, signal);
}

async function askForSummary(request: Request): Promise<Result> {
  const { client, session, work, signal } = request;
  const answer = await transcribe(request);
  const { content = '' } = session.table('summaries').get(Number(work.args['summary_id']))?.summary ?? {};
  const interview = { about: ['The summary:', content], turns: [{ question: 'What has changed?', answer }] };
  const { parts, ...rest } = await askModel(
    client,
    { form: 'summary', messages: await toPrompt('summary', interview) },
    signal,
  );
  return { ...rest, reply: parts, transcription: answer };
}

async function perform(request: Request): Promise<Result> {
  const { kind } = request.work;
  if (kind === 'transcription') return { transcription: await transcribe(request) };
  if (kind === 'summary') return askForSummary(request);
  const { parts, ...rest } = await (kind === 'story' ? askForPage : ask)(request);
  return { ...rest, ...(kind === 'story' ? { page: parts } : { reply: parts }) };
}

function toReason(error: unknown): string {
  return error instanceof InterviewerError ? error.message : 'The interviewer failed. Your answer is safe. Try again.';
}

/** Ends work that failed: an answer without a question can be retried, a summary's recording sent again. */
function fail(session: MockSession, { kind, name: stage, args, cause }: WorkRow, reason: string): void {
  if (kind === 'story' || stage === 'findingsCreated') return;
  const name = kind === 'summary' ? 'summaryUpdateFailed' : 'workFailed';
  session.schedule({ name, args: { ...args, error: reason }, cause, delay: soon });
}

/** Stores a result. A question that has been asked early stays. */
function store(session: MockSession, { name, args }: WorkRow, result: Omit<ReplyRow, 'id'>): void {
  const id = args.chat_message_id;
  const before = session.table('replies').get(id);
  const { question, topic } = (before?.reply ?? {}) as Partial<Reply>;
  const reply = name === 'findingsCreated' ? { ...(result.reply as Parts), question, topic } : result.reply;
  session.table('replies').put({ ...before, ...result, ...(reply !== undefined && { reply }), id });
}

/**
 * Asks, stores the checked result and schedules the stage that waits for it. A newer request for the same work wins.
 * A question that is whole doesn't wait longer than `patience` ms for the rest of the reply, which follows as findings.
 */
async function runWork(
  client: ModelClient,
  session: MockSession,
  row: WorkRow,
  { closing, patience }: { readonly closing: AbortSignal; readonly patience: number },
): Promise<void> {
  const table = session.table('work');
  let work = row;
  let early: NodeJS.Timeout | undefined;
  const isCurrent = (): boolean => table.get(row.id) === work && !closing.aborted;
  const started = performance.now();
  const proceed = (result: Omit<ReplyRow, 'id'>): void => {
    store(session, work, result);
    session.schedule({ name: work.name, args: work.args, cause: work.cause, delay: soon });
  };
  const askEarly = (question: Parts): void => {
    clearTimeout(early);
    early = setTimeout(() => {
      if (!isCurrent() || isAsked()) return;
      proceed({ reply: question });
      work = table.put({ ...work, name: 'findingsCreated' });
      session.save();
    }, patience);
  };
  const isOfNextAnswer = ({ id, chat, kind }: WorkRow): boolean =>
    chat === work.chat && id !== work.id && kind !== 'story';
  const isAsked = (): boolean => work.name === 'findingsCreated';
  const isUrgent = (): boolean => isAsked() && table.find(isOfNextAnswer) !== undefined;
  const finish = (error: string | null, { repaired = false, dropped = [] }: Partial<Result>): void => {
    const ms = Math.round(performance.now() - started);
    session.log.add(session.clock.stamp(), {
      kind: 'interviewer',
      ...{ work: row.kind, ms, repaired, dropped: [...dropped], error },
    });
    // The writer can't retry a story's page, so a restart does.
    if (error === null || row.kind !== 'story') table.remove(row.id);
  };
  if (!isCurrent()) return;
  try {
    const result = await perform({ client, session, work, signal: closing, askEarly, isAsked, isUrgent });
    if (!isCurrent()) return;
    const { repaired: _repaired, dropped: _dropped, ...stored } = result;
    finish(null, result);
    proceed(stored);
  } catch (error) {
    if (!isCurrent()) return;
    const reason = toReason(error);
    finish(error instanceof InterviewerError ? reason : String(error), {});
    fail(session, work, reason);
  } finally {
    clearTimeout(early);
  }
  session.save();
}

export type Worker = {
  readonly add: (session: MockSession, row: WorkRow) => void;
  readonly close: () => void;
};

export function createWorker(client: ModelClient, patience = usualPatience): Worker {
  const queue = createWorkQueue(atATime);
  const closing = new AbortController();
  return {
    add: (session, row) => {
      // The session stays in memory until the work is done.
      void session.during(() =>
        queue(`${session.id}/${row.chat}`, () => runWork(client, session, row, { closing: closing.signal, patience })),
      );
    },
    close: () => {
      closing.abort();
    },
  };
}
