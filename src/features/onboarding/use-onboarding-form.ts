import { useValue } from '@legendapp/state/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { User } from '#src/api/generated/types.ts';
import { createDraftAutosaver, type DraftStatus } from '#src/platform/draft-autosaver.ts';
import { readDraft } from '#src/platform/drafts.ts';
import { type Answers, formatAnswersDraft, getSavedAnswers, parseAnswersDraft } from './answers.ts';

export type OnboardingForm = {
  readonly answers: Answers;
  readonly saved: Answers;
  readonly status: DraftStatus;
  readonly change: (change: Partial<Answers>) => void;
  /** The server has these, but doesn't return them. */
  readonly sent: (answers: Partial<Answers>) => void;
  readonly forget: () => void;
};

/**
 * Stores answers, the name prompt's too, as a draft until they're saved, and restores them after a reload. Text typed
 * before the draft was read wins.
 */
export function useOnboardingForm(user: User): OnboardingForm {
  const { id: userId } = user;
  const [submitted, setSubmitted] = useState<Partial<Answers>>({});
  const saved = useMemo(() => ({ ...getSavedAnswers(user), ...submitted }), [user, submitted]);
  const autosaver = useMemo(
    () => createDraftAutosaver({ userId, surface: 'onboarding', entityId: 'answers' }),
    [userId],
  );
  const [typed, setTyped] = useState<Partial<Answers>>({});
  const [isRead, setIsRead] = useState(false);
  const status = useValue(autosaver.status$);

  // Drafts are in IndexedDB.
  useEffect(() => {
    let isHere = true;
    void readDraft({ userId, surface: 'onboarding', entityId: 'answers' })
      .then((draft) => {
        if (!isHere || draft === null) return;
        autosaver.restore(draft.text);
        setTyped((since) => ({ ...parseAnswersDraft(draft.text), ...since }));
      })
      // If storage can't be read, the next change reports the error.
      .catch(() => undefined)
      .finally(() => isHere && setIsRead(true));
    return () => {
      isHere = false;
      autosaver.stop();
    };
  }, [userId, autosaver]);

  const answers = useMemo(() => ({ ...saved, ...typed }), [saved, typed]);
  // The draft on this device, also when another tab or device saves an answer.
  useEffect(() => {
    if (isRead) autosaver.write(formatAnswersDraft(answers, saved));
  }, [isRead, autosaver, answers, saved]);

  const forget = useCallback(() => {
    autosaver.write('');
    setTyped({});
  }, [autosaver]);

  return {
    answers,
    saved,
    status,
    change: (change) => setTyped((before) => ({ ...before, ...change })),
    sent: (now) => setSubmitted((before) => ({ ...before, ...now })),
    forget,
  };
}
