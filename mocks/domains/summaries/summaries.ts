import type { HandlerContext, JobArgs } from '#mocks/engine/handler-context.ts';
import type { SummaryRow } from '#mocks/model/tables.ts';

function load({ session }: HandlerContext, id: number): SummaryRow {
  const row = session.table('summaries').get(id);
  if (!row) throw new Error(`There is no summary ${id} to work on.`);
  return row;
}

function summaryUpdated(context: HandlerContext, args: JobArgs['summaryUpdated']): void {
  const { session, interviewer, emit } = context;
  const { chat_message_id, summary_id } = args;
  const row = load(context, summary_id);
  const summary = {
    ...row.summary,
    content: interviewer.summaryText(session, args),
    updated_at: session.clock.stamp(),
  };
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

const longest = 200;

function isHeading(block: string): boolean {
  return /^#{1,6}\s/.test(block);
}

function isParagraph(block: string): boolean {
  return !/^(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>|```|~~~|\||!\[|(?:[-*_]\s*){3,}$)/.test(block);
}

function toPlainText(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:#{1,6}|[-*+]|\d+[.)]|>+)\s+/gm, '')
    .replaceAll(/(?<!\\)(\*{1,3}|~~|`+)(?=\S)(.+?)(?<=[^\s\\])\1/gs, '$2')
    .replaceAll(/(?<![\w\\])(_{1,3})(?=\S)(.+?)(?<=[^\s\\])\1(?!\w)/gs, '$2')
    .replaceAll(/\\([\\`*_{}[\]()#+\-.!~>|])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function cut(text: string): string {
  const letters = Array.from(text);
  if (letters.length <= longest) return text;
  const start = letters.slice(0, longest - 1).join('');
  const atWord = letters[longest - 1] === ' ' ? start : start.replace(/\s+\S*$/, '');
  return `${atWord.replace(/[\s,;:–—-]+$/, '')}…`;
}

/** Returns the first paragraph as plain text, or the first block if there's no paragraph. */
export function createExcerpt(markdown: string): string | null {
  const blocks = markdown
    .split(/\r?\n\s*\r?\n/)
    .map((block) => block.trim().replace(/^#{1,6}\s[^\n]*\n/, ''))
    .filter((block) => block !== '');
  const text = toPlainText(blocks.find(isParagraph) ?? blocks.find((block) => !isHeading(block)) ?? blocks[0] ?? '');
  return text === '' ? null : cut(text);
}
