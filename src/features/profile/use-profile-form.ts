import { useCallback, useRef, useState } from 'react';
import { useUserProfileUpdate } from '#src/api/generated/api/writer.ts';
import { type FormError, toFormError } from '#src/lib/form-error.ts';
import type { DraftKey } from '#src/platform/device-records.ts';
import { createDraftAutosaver, type DraftAutosaver } from '#src/platform/draft-autosaver.ts';
import { readDraft } from '#src/platform/drafts.ts';
import { useSubscription } from '#src/ui/use-subscription.ts';
import {
  fieldNames,
  leftAfter,
  nameProblem,
  type ProfileChanges,
  type ProfileValues,
  readChanges,
  serializeProfileDraft,
  toProfileRequest,
  unsaved,
} from './profile-form.ts';
import { profileWrite } from './queries.ts';

export type ProfileDraft = {
  readonly changes: ProfileChanges;
  readonly isRestored: boolean;
  readonly autosaver: DraftAutosaver;
};

function openDraft(userId: number, onDraft: (draft: ProfileDraft | null) => void): () => void {
  const key: DraftKey = { userId, surface: 'profile', entityId: 'edit' };
  let isHere = true;
  let autosaver: DraftAutosaver | null = null;
  void readDraft(key)
    .catch(() => null)
    .then((stored) => {
      if (!isHere) return;
      autosaver = createDraftAutosaver(key, stored?.text ?? '');
      onDraft({ changes: readChanges(stored?.text ?? ''), isRestored: stored !== null, autosaver });
    });
  return () => {
    isHere = false;
    autosaver?.stop();
    onDraft(null);
  };
}

/** Opens the profile's draft; null until read. An unreadable draft is ignored. */
export function useProfileDraft(userId: number): ProfileDraft | null {
  const [draft, setDraft] = useState<ProfileDraft | null>(null);
  useSubscription(openDraft, userId, setDraft);
  return draft;
}

const noProblem: FormError = { text: null, fields: {} };

export type ProfileForm = {
  readonly values: ProfileValues;
  readonly isUnsaved: boolean;
  readonly isSaving: boolean;
  readonly problem: FormError;
  /** Number of rejected saves. */
  readonly refusals: number;
  readonly change: (changed: ProfileChanges) => void;
  /** Resolves to true once everything is saved. Ignores presses while saving. */
  readonly save: () => Promise<boolean>;
  readonly isAtRisk: () => boolean;
  readonly discard: () => void;
};

function isNothing(changes: ProfileChanges): boolean {
  return Object.keys(changes).length === 0;
}

/** Drops errors of fields changed since. */
function withoutThese({ text, fields }: FormError, changed: ProfileChanges): FormError {
  return { text, fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in changed))) };
}

/**
 * Edits the profile. Stores only differences from the server, so fields changed on another device update and aren't
 * overwritten.
 */
export function useProfileForm(
  saved: ProfileValues,
  { changes: initialChanges, autosaver }: ProfileDraft,
): ProfileForm {
  const [changes, setChanges] = useState(() => unsaved(initialChanges, saved));
  const { isPending: isSaving, mutateAsync } = useUserProfileUpdate({ mutation: profileWrite });
  const [problem, setProblem] = useState(noProblem);
  const [refusals, setRefusals] = useState(0);
  // For reads between renders: the leave guard and the end of a save.
  const latest = useRef(changes);

  const updateChanges = useCallback(
    (next: ProfileChanges): void => {
      latest.current = next;
      setChanges(next);
      autosaver.write(serializeProfileDraft(unsaved(next, saved)));
    },
    [autosaver, saved],
  );
  const change = useCallback(
    (changed: ProfileChanges): void => {
      updateChanges({ ...latest.current, ...changed });
      setProblem((current) => withoutThese(current, changed));
    },
    [updateChanges],
  );
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
    try {
      await mutateAsync({ data: toProfileRequest(sent) });
    } catch (error) {
      return refuse(toFormError(error, 'general', fieldNames));
    }
    const left = leftAfter(latest.current, sent, saved);
    latest.current = left;
    setChanges(left);
    autosaver.write(serializeProfileDraft(left));
    return isNothing(left);
  }
  return {
    values: { ...saved, ...changes },
    isUnsaved: !isNothing(unsaved(changes, saved)),
    isSaving,
    problem,
    refusals,
    change,
    save,
    isAtRisk: () => !isNothing(unsaved(latest.current, saved)),
    discard: () => updateChanges({}),
  };
}
