import { useValue } from '@legendapp/state/react';
import { useEffect, useMemo, useState } from 'react';
import { createDraftAutosaver, type DraftStatus } from '#src/platform/draft-autosaver.ts';
import { readDraft } from '#src/platform/drafts.ts';
import { answerSurface } from './answer-drafts.ts';

export type AnswerDraft = {
  text: string;
  /** The text was typed for an earlier question, which was answered in another tab or on another device. */
  isOfEarlier: boolean;
  status: DraftStatus;
  write: (text: string) => void;
  sent: (text: string) => void;
};

type Typed = { readonly messageId: number | null; readonly text: string; readonly isOfEarlier: boolean };

type Options = {
  readonly userId: number;
  readonly chatMessageId: number | null;
  readonly surface?: string;
  /** Whether this tab skipped a question or sent this answer to it. Other text stays when the question changes. */
  readonly isSettled?: (chatMessageId: number, text: string) => boolean;
};

/**
 * Saves the answer as the writer's draft within 300 ms of typing and restores it after a reload. A stored draft never
 * overwrites text typed before it loaded.
 */
export function useAnswerDraft({ userId, chatMessageId, surface = answerSurface, isSettled }: Options): AnswerDraft {
  const entityId = String(chatMessageId ?? 'none');
  const autosaver = useMemo(() => createDraftAutosaver({ userId, surface, entityId }), [userId, surface, entityId]);
  const [typed, setTyped] = useState<Typed | null>(null);
  const status = useValue(autosaver.status$);
  const isLeft =
    typed !== null &&
    typed.messageId !== chatMessageId &&
    typed.messageId !== null &&
    chatMessageId !== null &&
    typed.text.trim() !== '' &&
    isSettled?.(typed.messageId, typed.text) === false;
  if (isLeft) setTyped({ messageId: chatMessageId, text: typed.text, isOfEarlier: true });
  useEffect(() => {
    let isHere = true;
    void readDraft({ userId, surface, entityId })
      .then((draft) => {
        if (!isHere || draft === null || autosaver.status$.peek() !== 'empty') return;
        setTyped({ messageId: chatMessageId, text: draft.text, isOfEarlier: false });
        autosaver.restore(draft.text);
      })
      // The autosaver reports an unreadable device at the next change.
      .catch(() => undefined);
    return () => {
      isHere = false;
      autosaver.stop();
    };
  }, [userId, surface, entityId, chatMessageId, autosaver]);
  const current = typed?.messageId === chatMessageId ? typed : null;
  const isOfEarlier = current?.isOfEarlier === true;
  const text = current?.text ?? '';
  useEffect(() => {
    if (isOfEarlier && autosaver.status$.peek() === 'empty') autosaver.write(text);
  }, [isOfEarlier, text, autosaver]);
  const write = (next: string): void => {
    setTyped({ messageId: chatMessageId, text: next, isOfEarlier: isOfEarlier && next !== '' });
    autosaver.write(next);
  };
  return {
    text,
    isOfEarlier,
    status,
    write,
    sent: (sentText) => {
      setTyped((last) => (last?.messageId === chatMessageId && last.text === sentText ? null : last));
      void autosaver.sent(sentText);
    },
  };
}
