import { useValue } from '@legendapp/state/react';
import { useEffect, useMemo, useState } from 'react';
import { createDraftAutosaver, type DraftStatus } from '#src/platform/draft-writer.ts';
import { readDraft } from '#src/platform/drafts.ts';
import { answerSurface } from './sent-text.ts';

/** The typed answer to one question, kept on this device while it is typed. */
export type AnswerDraft = {
  text: string;
  status: DraftStatus;
  write: (text: string) => void;
  /** The server has this text: the draft goes, what was typed since stays. */
  sent: (text: string) => void;
};

/**
 * Keeps the answer to a question as a draft of this writer, at most 300 ms behind the typing; brings it back after a reload.
 * A draft that was begun before the kept one could be read is not overwritten by it.
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
      // A device that cannot be read keeps nothing: the writer says so at the next change.
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
    sent: (taken) => {
      setTyped((known) => (known?.entityId === entityId && known.text === taken ? null : known));
      void writer.sent(taken);
    },
  };
}
