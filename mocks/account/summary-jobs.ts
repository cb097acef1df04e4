import type { HandlerContext } from '#mocks/handlers/handler.ts';
import { formatDay } from '#mocks/interview/day.ts';
import type { JobArgs } from '#mocks/interview/job-names.ts';
import type { SummaryRow } from '#mocks/model/account-tables.ts';

function load({ session }: HandlerContext, id: number): SummaryRow {
  const row = session.table('summaries').get(id);
  if (!row) throw new Error(`There is no summary ${id} to work on.`);
  return row;
}

function paragraph(day: string): string {
  return `> Updated by voice on ${day}. Your recording is saved, but this demo doesn’t transcribe it.`;
}

function summaryUpdated(context: HandlerContext, { chat_message_id, summary_id }: JobArgs['summaryUpdated']): void {
  const { session, emit } = context;
  const row = load(context, summary_id);
  const content = `${row.summary.content.trimEnd()}\n\n${paragraph(formatDay(session.clock.now()))}`;
  const summary = { ...row.summary, content: content.trimStart(), updated_at: session.clock.stamp() };
  session.table('summaries').put({ ...row, summary });
  emit('user', row.user_id, 'userMessage.processed', { chat_message_id, status: 'completed' });
  emit('user', row.user_id, 'userSummaryUpdate.completed', { identifier: row.id, chat_message_id });
}

function summaryUpdateFailed(
  context: HandlerContext,
  { chat_message_id, summary_id }: JobArgs['summaryUpdateFailed'],
): void {
  const { user_id } = load(context, summary_id);
  context.emit('user', user_id, 'userMessage.processed', { chat_message_id, status: 'failed' });
}

export const summaryJobs = { summaryUpdated, summaryUpdateFailed };
