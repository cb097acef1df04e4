import { useMemo, useState } from 'react';
import { useUserNameUpdate } from '#src/api/generated/api/writer.ts';
import type { ProfileUpdateRequest } from '#src/api/generated/types.ts';
import { type FormError, toFormError } from '#src/lib/form-error.ts';
import type { Answers } from './answers.ts';
import { showName, toNameRequest, useSaveProfile } from './queries.ts';

/** A failed save's problem. `n` differs with each attempt, so a repeated problem gets focus again. */
export type NameProblem = FormError & { readonly n: number };

type NameSaving = {
  readonly isSaving: boolean;
  readonly problem: NameProblem | null;
  /** Saves once; ignores presses meanwhile. Resolves to whether the name was saved. Sends only with a first name. */
  readonly save: (answers: Answers, hasEmailChoice: boolean) => Promise<boolean>;
};

const firstNameNeeded = 'First name is required';

const fields = ['first_name', 'last_name', 'receive_emails'];

function succeeds(write: Promise<unknown>): Promise<boolean> {
  return write.then(
    () => true,
    () => false,
  );
}

/** Saves the name, for both the name prompt (`name`) and the onboarding. */
export function useNameSaving(situation: 'name' | 'general'): NameSaving {
  const [unnamed, setUnnamed] = useState(0);
  const update = useUserNameUpdate({ mutation: { onSuccess: (response, { data }) => showName(data, response) } });
  const { error, isPending, submittedAt } = update;

  const save = async (answers: Answers, hasEmailChoice: boolean): Promise<boolean> => {
    if (isPending) return false;
    if (answers.firstName.trim() === '') {
      update.reset();
      setUnnamed((attempts) => attempts + 1);
      return false;
    }
    setUnnamed(0);
    return succeeds(update.mutateAsync({ data: toNameRequest(answers, hasEmailChoice) }));
  };
  const problem = useMemo(() => {
    if (unnamed > 0) return { text: null, fields: { first_name: firstNameNeeded }, n: unnamed };
    return error && { ...toFormError(error, situation, fields), n: submittedAt };
  }, [unnamed, error, situation, submittedAt]);
  return { isSaving: isPending, problem, save };
}

type ProfileSaving = {
  readonly isSaving: boolean;
  readonly problem: string | null;
  /** Ignores presses while saving. Resolves to whether it was saved. */
  readonly save: (change: ProfileUpdateRequest) => Promise<boolean>;
};

export function useProfileSaving(): ProfileSaving {
  const update = useSaveProfile();
  return {
    isSaving: update.isPending,
    problem: update.error && toFormError(update.error, 'general', []).text,
    save: (data) => (update.isPending ? Promise.resolve(false) : succeeds(update.mutateAsync({ data }))),
  };
}
