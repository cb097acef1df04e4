import { useValue } from '@legendapp/state/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { User } from '#src/contract/generated/model/index.ts';
import { createDraftAutosaver, type DraftStatus } from '#src/platform/draft-writer.ts';
import { readDraft as readKept } from '#src/platform/drafts.ts';
import { type Answers, draftOf, getSavedAnswers, readDraft } from './answers.ts';

/** The answers as they stand, on the screen and on this device. */
export type OnboardingForm = {
  readonly answers: Answers;
  /** What the server has of them. */
  readonly known: Answers;
  readonly status: DraftStatus;
  readonly change: (change: Partial<Answers>) => void;
  /** The server has these now, though it does not tell them. */
  readonly sent: (answers: Partial<Answers>) => void;
  /** What was typed and is not on the server goes, from this device too. */
  readonly forget: () => void;
};

/**
 * Keeps what is answered as a draft of this writer, the name prompt's too, until the server has it; brings it back after a
 * reload. What was typed before the draft could be read wins.
 */
export function useOnboardingForm(user: User): OnboardingForm {
  const { id: userId } = user;
  const [told, setTold] = useState<Partial<Answers>>({});
  const known = useMemo(() => ({ ...getSavedAnswers(user), ...told }), [user, told]);
  const writer = useMemo(() => createDraftAutosaver({ userId, surface: 'onboarding', entityId: 'answers' }), [userId]);
  const [typed, setTyped] = useState<Partial<Answers>>({});
  const [isRead, setIsRead] = useState(false);
  const status = useValue(writer.status$);

  useEffect(() => {
    let isHere = true;
    void readKept({ userId, surface: 'onboarding', entityId: 'answers' })
      .then((draft) => {
        if (!isHere || draft === null) return;
        writer.write(draft.text);
        setTyped((since) => ({ ...readDraft(draft.text), ...since }));
      })
      // A device that cannot be read keeps nothing: the writer says so at the next change.
      .catch(() => undefined)
      .finally(() => isHere && setIsRead(true));
    return () => {
      isHere = false;
      writer.stop();
    };
  }, [userId, writer]);

  const answers = useMemo(() => ({ ...known, ...typed }), [known, typed]);
  useEffect(() => {
    if (isRead) writer.write(draftOf(answers, known));
  }, [isRead, writer, answers, known]);

  const forget = useCallback(() => {
    writer.write('');
    setTyped({});
  }, [writer]);

  return {
    answers,
    known,
    status,
    change: (change) => setTyped((before) => ({ ...before, ...change })),
    sent: (now) => setTold((before) => ({ ...before, ...now })),
    forget,
  };
}
