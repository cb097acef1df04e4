import { useRef, useState } from 'react';
import { toFormError, type FormError } from '#src/lib/form-problem.ts';
import {
  draftOf,
  fieldNames,
  leftAfter,
  nameProblem,
  type ProfileChanges,
  type ProfileValues,
  requestOf,
  unsaved,
} from './profile-form.ts';
import { saveProfile } from './queries.ts';
import type { ProfileDraft } from './use-profile-draft.ts';

const noProblem: FormError = { text: null, fields: {} };

/** The form of the profile: what stands in it, whether that is saved, and what is wrong with it. */
export type ProfileForm = {
  readonly values: ProfileValues;
  readonly isUnsaved: boolean;
  readonly isSaving: boolean;
  readonly problem: FormError;
  /** How often it was not taken. */
  readonly refusals: number;
  readonly change: (changed: ProfileChanges) => void;
  /** Resolves to true when all of it is on the server. A second press waits for nobody: it is ignored. */
  readonly save: () => Promise<boolean>;
  /** Whether something would be lost by leaving now. */
  readonly isAtRisk: () => boolean;
  /** Throws away what was changed, on this device too. */
  readonly discard: () => void;
};

const isNothing = (changes: ProfileChanges): boolean => Object.keys(changes).length === 0;

/** Without the problems of the fields that were changed since. */
function withoutThese({ text, fields }: FormError, changed: ProfileChanges): FormError {
  return { text, fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in changed))) };
}

/**
 * Lets a writer change the profile. Only what differs from the server's is kept as a change, so that a field that another device
 * changes meanwhile shows its new value and is not written over.
 */
export function useProfileForm(saved: ProfileValues, { changes: begun, writer }: ProfileDraft): ProfileForm {
  const [changes, setChanges] = useState(() => unsaved(begun, saved));
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState(noProblem);
  const [refusals, setRefusals] = useState(0);
  // As they are now, for what asks between two renders: the guard at leaving, and the end of a save.
  const latest = useRef(changes);

  const put = (next: ProfileChanges): void => {
    latest.current = next;
    setChanges(next);
    writer.write(draftOf(unsaved(next, saved)));
  };
  const refuse = (why: FormError): false => {
    setProblem(why);
    setRefusals((count) => count + 1);
    return false;
  };
  async function save(): Promise<boolean> {
    const sent = unsaved(latest.current, saved);
    if (isSaving) return false;
    if (isNothing(sent)) return true;
    const unnamed = nameProblem(sent);
    if (unnamed !== null) return refuse({ text: null, fields: { name: unnamed } });
    setProblem(noProblem);
    setSaving(true);
    try {
      await saveProfile(requestOf(sent));
    } catch (error) {
      return refuse(toFormError(error, 'general', fieldNames));
    } finally {
      setSaving(false);
    }
    const left = leftAfter(latest.current, sent, saved);
    latest.current = left;
    setChanges(left);
    writer.write(draftOf(left));
    return isNothing(left);
  }
  return {
    values: { ...saved, ...changes },
    isUnsaved: !isNothing(unsaved(changes, saved)),
    isSaving,
    problem,
    refusals,
    change: (changed) => {
      put({ ...latest.current, ...changed });
      setProblem((known) => withoutThese(known, changed));
    },
    save,
    isAtRisk: () => !isNothing(unsaved(latest.current, saved)),
    discard: () => put({}),
  };
}
