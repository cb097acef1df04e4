import { deleteSavedDraft } from '#src/platform/drafts.ts';
import type { OutboxResult } from './deliver-answer.ts';

/** Draft surface for typed answers. Its entity is the message. */
export const answerSurface = 'answer';
/** Draft surface for a repeated answer, separate from the first one's. */
export const repeatSurface = 'repeat';

/** Drops a delivered answer's draft, whichever question is on screen. Keeps text typed since. */
export async function dropSentDraft({ entry, outcome }: OutboxResult): Promise<void> {
  const { userId, chatMessageId, fields, kind, ofEarlier } = entry;
  const text = fields['message'];
  if (kind !== 'text' || text === undefined || (outcome !== 'sent' && outcome !== 'alreadyDelivered')) return;
  const key = {
    userId,
    surface: ofEarlier === true ? repeatSurface : answerSurface,
    entityId: String(chatMessageId ?? 'none'),
  };
  await deleteSavedDraft(key, text).catch(() => undefined);
}
