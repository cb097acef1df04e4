import type { MockSession } from '#mocks/engine/session.ts';
import type { ChatMessageRow, ReplyRow, SessionChatRow, WorkRow } from '#mocks/model/tables.ts';
import { type ModelReply, askModel } from './ask-model.ts';
import { InterviewerError, type ModelClient } from './model-client.ts';
import { toInterview, toPrompt } from './prompt.ts';
import { getAskedQuestions } from './read-outcome.ts';
import type { Form } from './reply-schema.ts';
import { createWorkQueue } from './work-queue.ts';

/** Conversations that are worked on at the same time, of all sessions. */
const atATime = 2;
/** Session ms before the next stage, so that a paused clock holds it. */
export const soon = 1;

type Result = Omit<ReplyRow, 'id'> & Partial<Pick<ModelReply, 'repaired' | 'dropped'>>;

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

async function transcribe(
  client: ModelClient,
  session: MockSession,
  { args }: WorkRow,
  signal: AbortSignal,
): Promise<string> {
  const recording = session.upload('recordings', args.chat_message_id);
  if (!recording) throw new InterviewerError('The recording is missing. Record your answer again.');
  return client.transcribe(recording, signal);
}

async function ask(client: ModelClient, session: MockSession, work: WorkRow, signal: AbortSignal): Promise<ModelReply> {
  const { chat, message } = load(session, work);
  const asked = getAskedQuestions(session, chat);
  const form = formOf(chat);
  const interview = toInterview(session, chat, message);
  const answer = interview.turns.at(-1)?.answer ?? '';
  const onDraft = (content: string): void => {
    if (session.table('work').get(work.id) !== work) return;
    session.schedule({ name: 'questionDrafted', args: { ...work.args, content }, cause: work.cause, delay: soon });
  };
  return askModel(client, { form, messages: await toPrompt(form, interview), asked, answer, onDraft }, signal);
}

async function askForPage(
  client: ModelClient,
  session: MockSession,
  work: WorkRow,
  signal: AbortSignal,
): Promise<ModelReply> {
  const { chat } = load(session, work);
  const form = chat.subject.endpoint === 'stories' ? 'story' : 'summary';
  return askModel(client, { form, messages: await toPrompt(form, toInterview(session, chat)) }, signal);
}

async function askForSummary(
  client: ModelClient,
  session: MockSession,
  work: WorkRow,
  signal: AbortSignal,
): Promise<Result> {
  const answer = await transcribe(client, session, work, signal);
  const { content = '' } = session.table('summaries').get(Number(work.args['summary_id']))?.summary ?? {};
  const interview = { about: ['The summary:', content], turns: [{ question: 'What has changed?', answer }] };
  const { parts, ...rest } = await askModel(
    client,
    { form: 'summary', messages: await toPrompt('summary', interview) },
    signal,
  );
  return { ...rest, reply: parts, transcription: answer };
}

async function perform(client: ModelClient, session: MockSession, work: WorkRow, signal: AbortSignal): Promise<Result> {
  if (work.kind === 'transcription') return { transcription: await transcribe(client, session, work, signal) };
  if (work.kind === 'summary') return askForSummary(client, session, work, signal);
  const answered = await (work.kind === 'story' ? askForPage : ask)(client, session, work, signal);
  const { parts, ...rest } = answered;
  return { ...rest, ...(work.kind === 'story' ? { page: parts } : { reply: parts }) };
}

function toReason(error: unknown): string {
  return error instanceof InterviewerError ? error.message : 'The interviewer failed. Your answer is safe. Try again.';
}

/** Ends work that failed: an answer can be retried, a summary's recording sent again. */
function fail(session: MockSession, { kind, args, cause }: WorkRow, reason: string): void {
  if (kind === 'story') return;
  const name = kind === 'summary' ? 'summaryUpdateFailed' : 'workFailed';
  session.schedule({ name, args: { ...args, error: reason }, cause, delay: soon });
}

/** Asks, stores the checked result and schedules the stage that waits for it. A newer request for the same work wins. */
async function runWork(client: ModelClient, session: MockSession, row: WorkRow, closing: AbortSignal): Promise<void> {
  const table = session.table('work');
  const isCurrent = (): boolean => table.get(row.id) === row && !closing.aborted;
  const started = performance.now();
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
    const result = await perform(client, session, row, closing);
    if (!isCurrent()) return;
    const { repaired: _repaired, dropped: _dropped, ...stored } = result;
    const id = row.args.chat_message_id;
    session.table('replies').put({ ...session.table('replies').get(id), ...stored, id });
    finish(null, result);
    session.schedule({ name: row.name, args: row.args, cause: row.cause, delay: soon });
  } catch (error) {
    if (!isCurrent()) return;
    const reason = toReason(error);
    finish(error instanceof InterviewerError ? reason : String(error), {});
    fail(session, row, reason);
  }
  session.save();
}

export type Worker = {
  readonly add: (session: MockSession, row: WorkRow) => void;
  readonly close: () => void;
};

export function createWorker(client: ModelClient): Worker {
  const queue = createWorkQueue(atATime);
  const closing = new AbortController();
  return {
    add: (session, row) => {
      // The session stays in memory until the work is done.
      void session.during(() =>
        queue(`${session.id}/${row.chat}`, () => runWork(client, session, row, closing.signal)),
      );
    },
    close: () => {
      closing.abort();
    },
  };
}
