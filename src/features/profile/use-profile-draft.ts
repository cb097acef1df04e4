import { useEffect, useState } from 'react';
import { createDraftAutosaver, type DraftAutosaver } from '#src/platform/draft-autosaver.ts';
import type { DraftKey } from '#src/platform/device-records.ts';
import { readDraft } from '#src/platform/drafts.ts';
import { type ProfileChanges, readChanges } from './profile-form.ts';

export type ProfileDraft = {
  readonly changes: ProfileChanges;
  readonly isBack: boolean;
  readonly writer: DraftAutosaver;
};

/** Opens the profile's draft; null until read. An unreadable draft is ignored. */
export function useProfileDraft(userId: number): ProfileDraft | null {
  const [draft, setDraft] = useState<ProfileDraft | null>(null);
  useEffect(() => {
    const key: DraftKey = { userId, surface: 'profile', entityId: 'edit' };
    let isHere = true;
    let writer: DraftAutosaver | null = null;
    void readDraft(key)
      .catch(() => null)
      .then((stored) => {
        if (!isHere) return;
        writer = createDraftAutosaver(key, stored?.text ?? '');
        setDraft({ changes: readChanges(stored?.text ?? ''), isBack: stored !== null, writer });
      });
    return () => {
      isHere = false;
      writer?.stop();
      setDraft(null);
    };
  }, [userId]);
  return draft;
}
