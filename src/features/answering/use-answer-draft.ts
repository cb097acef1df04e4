import { useValue } from '@legendapp/state/react';
import { useEffect, useMemo, useState } from 'react';
import { createDraftAutosaver, type DraftStatus } from '#src/platform/draft-autosaver.ts';
import { deleteSavedDraft, readDraft } from '#src/platform/drafts.ts';
import type { OutboxResult } from './deliver-answer.ts';

/** Draft surface for typed answers. Its entity is the message. */
const answerSurface = 'answer';
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

export type AnswerDraft = {
  text: string;
  status: DraftStatus;
  write: (text: string) => void;
  sent: (text: string) => void;
};

/**
 * Saves the answer as the writer's draft within 300 ms of typing and restores it after a reload. A stored draft never
 * overwrites text typed before it loaded.
 */
export function useAnswerDraft(userId: number, chatMessageId: number | null, surface = answerSurface): AnswerDraft {
  const entityId = String(chatMessageId ?? 'none');
  const writer = useMemo(() => createDraftAutosaver({ userId, surface, entityId }), [userId, surface, entityId]);
  const [typed, setTyped] = useState<{ entityId: string; text: string } | null>(null);
  const status = useValue(writer.status$);
  useEffect(() => {
    let isHere = true;
    void readDraft({ userId, surface, entityId })
      .then((draft) => {
        if (!isHere || draft === null || writer.status$.peek() !== 'empty') return;
        setTyped({ entityId, text: draft.text });
        writer.write(draft.text);
      })
      // The autosaver reports an unreadable device at the next change.
      .catch(() => undefined);
    return () => {
      isHere = false;
      writer.stop();
    };
  }, [userId, surface, entityId, writer]);
  const text = typed?.entityId === entityId ? typed.text : '';
  const write = (next: string): void => {
    setTyped({ entityId, text: next });
    writer.write(next);
  };
  return {
    text,
    status,
    write,
    sent: (sentText) => {
      setTyped((current) => (current?.entityId === entityId && current.text === sentText ? null : current));
      void writer.sent(sentText);
    },
  };
}
