import { useValue } from '@legendapp/state/react';
import { useEffect, useMemo, useState } from 'react';
import { createDraftAutosaver, type DraftStatus } from '#src/platform/draft-autosaver.ts';
import { readDraft } from '#src/platform/drafts.ts';
import { answerSurface } from './sent-text.ts';

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
