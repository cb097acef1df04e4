import { useRef, useState } from 'react';
import type { ProfileUpdateRequest } from '#src/api/generated/types.ts';
import { type FormError, toFormError } from '#src/lib/form-error.ts';
import type { Answers } from './answers.ts';
import { saveName, saveProfile } from './queries.ts';

/** A failed save's problem. `n` counts the attempts, so a repeated problem gets focus again. */
export type NameProblem = FormError & { readonly n: number };

type NameSaving = {
  readonly isSaving: boolean;
  readonly problem: NameProblem | null;
  /** Saves once; ignores presses meanwhile. Resolves to whether the name was saved. Sends only with a first name. */
  readonly save: (answers: Answers, hasEmailChoice: boolean) => Promise<boolean>;
};

const firstNameNeeded = 'First name is required';

const fields = ['first_name', 'last_name', 'receive_emails'];

/** Saves the name, for both the name prompt (`name`) and the onboarding. */
export function useNameSaving(situation: 'name' | 'general'): NameSaving {
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<NameProblem | null>(null);
  const tries = useRef(0);
  const isTrying = useRef(false);

  const refuse = (formError: FormError): void => {
    tries.current += 1;
    setProblem({ ...formError, n: tries.current });
  };

  const save = async (answers: Answers, hasEmailChoice: boolean): Promise<boolean> => {
    if (isTrying.current) return false;
    if (answers.firstName.trim() === '') {
      refuse({ text: null, fields: { first_name: firstNameNeeded } });
      return false;
    }
    isTrying.current = true;
    setIsSaving(true);
    setProblem(null);
    try {
      await saveName(answers, hasEmailChoice);
      return true;
    } catch (error) {
      refuse(toFormError(error, situation, fields));
      return false;
    } finally {
      isTrying.current = false;
      setIsSaving(false);
    }
  };
  return { isSaving, problem, save };
}

type ProfileSaving = {
  readonly isSaving: boolean;
  readonly problem: string | null;
  /** Ignores presses while saving. Resolves to whether it was saved. */
  readonly save: (change: ProfileUpdateRequest) => Promise<boolean>;
};

export function useProfileSaving(): ProfileSaving {
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isTrying = useRef(false);
  const save = async (change: ProfileUpdateRequest): Promise<boolean> => {
    if (isTrying.current) return false;
    isTrying.current = true;
    setIsSaving(true);
    setProblem(null);
    try {
      await saveProfile(change);
      return true;
    } catch (error) {
      setProblem(toFormError(error, 'general', []).text);
      return false;
    } finally {
      isTrying.current = false;
      setIsSaving(false);
    }
  };
  return { isSaving, problem, save };
}
