import { useRef, useState } from 'react';
import type { ProfileUpdateRequest } from '#src/contract/generated/types.ts';
import { toFormError } from '#src/lib/form-error.ts';
import { saveProfile } from './queries.ts';

export type ProfileSaving = {
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
