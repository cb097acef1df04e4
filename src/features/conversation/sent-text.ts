import { dropDraft } from '#src/platform/drafts.ts';
import type { OutboxResult } from './outbox-news.ts';

/** Where typed answers are kept as drafts; the thing that is written about is the message. */
export const answerSurface = 'answer';
/** The same for an answer that is repeated, beside the draft of a first one. */
export const repeatSurface = 'repeat';

/** The draft of an answer that the server has goes, whichever question is on screen by then; what was typed since stays. */
export async function dropSentDraft({ entry, outcome }: OutboxResult): Promise<void> {
  const { userId, chatMessageId, fields, kind, ofEarlier } = entry;
  const text = fields['message'];
  if (kind !== 'text' || text === undefined || (outcome !== 'sent' && outcome !== 'alreadyDelivered')) return;
  const key = {
    userId,
    surface: ofEarlier === true ? repeatSurface : answerSurface,
    entityId: String(chatMessageId ?? 'none'),
  };
  await dropDraft(key, text).catch(() => undefined);
}

const plain = (text: string): string => text.replaceAll('\r\n', '\n').toWellFormed().trim();

/** Whether the server's text is the one that was sent, as a form carries it: line ends may differ, and servers trim. */
export function isSameText(onServer: unknown, sent: string | undefined): boolean {
  return typeof onServer === 'string' && sent !== undefined && plain(onServer) === plain(sent);
}
