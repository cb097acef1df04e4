import { useRef, useState } from 'react';
import { type FormError, toFormError } from '#src/lib/form-problem.ts';
import type { Answers } from './answers.ts';
import { saveName } from './queries.ts';

/** Why a name was not saved; `n` counts the tries, so that the same problem twice is met twice. */
export type NameProblem = FormError & { readonly n: number };

/** A name on its way to the server. */
export type NameSaving = {
  readonly isSaving: boolean;
  readonly problem: NameProblem | null;
  /** Saves once; presses meanwhile are ignored. Resolves to whether the server has the name. Without a first name nothing is sent. */
  readonly save: (answers: Answers, isEmailsAsked: boolean) => Promise<boolean>;
};

/** Shown at the field before anything is sent. */
const firstNameNeeded = 'First name is required';

const fields = ['first_name', 'last_name', 'receive_emails'];

/** The saving of the name, as name prompt and welcome share it (section 5). */
export function useNameSaving(): NameSaving {
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<NameProblem | null>(null);
  const tries = useRef(0);
  const isTrying = useRef(false);

  const refuse = (found: FormError): void => {
    tries.current += 1;
    setProblem({ ...found, n: tries.current });
  };

  const save = async (answers: Answers, isEmailsAsked: boolean): Promise<boolean> => {
    if (isTrying.current) return false;
    if (answers.firstName.trim() === '') {
      refuse({ text: null, fields: { first_name: firstNameNeeded } });
      return false;
    }
    isTrying.current = true;
    setIsSaving(true);
    setProblem(null);
    try {
      await saveName(answers, isEmailsAsked);
      return true;
    } catch (error) {
      refuse(toFormError(error, 'general', fields));
      return false;
    } finally {
      isTrying.current = false;
      setIsSaving(false);
    }
  };
  return { isSaving, problem, save };
}
