import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { useEffect, useId, useRef } from 'react';
import { storageTexts } from '#src/lib/strings.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Column } from '#src/ui/layout/column.tsx';
import { SaveBar } from '#src/ui/layout/save-bar.tsx';
import { useLeaveGuard } from '#src/ui/overlay/use-leave-guard.ts';
import { toProfileValues } from '../profile-form.ts';
import type { ProfileModel } from '../profile-model.ts';
import { useProfile } from '../queries.ts';
import { type ProfileDraft, useProfileDraft } from '../use-profile-draft.ts';
import { useProfileForm } from '../use-profile-form.ts';
import { AvatarField } from './avatar-field.tsx';
import { EditSkeleton } from './edit-skeleton.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { ProfileFailed } from './profile-failed.tsx';

type Props = { profile: ProfileModel; draft: ProfileDraft; onDone: () => void };

function formatFormState({ isSaving, isUnsaved }: { isSaving: boolean; isUnsaved: boolean }): string {
  if (isSaving) return 'Saving…';
  return isUnsaved ? 'Unsaved changes' : 'Saved';
}

function Form({ profile, draft, onDone }: Props) {
  const form = useProfileForm(toProfileValues(profile), draft);
  const { isUnsaved, isSaving, problem, refusals, isAtRisk, discard } = form;
  const isDraftStored = useValue(draft.writer.status$) !== 'failed';
  const formId = useId();
  const box = useRef<HTMLFormElement>(null);
  useLeaveGuard({ isAtRisk, message: 'You have unsaved changes.', onLeave: discard });
  useEffect(() => {
    if (refusals > 0) box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);
  const save = async (): Promise<void> => {
    if (await form.save()) onDone();
  };
  return (
    <>
      <Column of="form" paddingTop={{ base: '8', md: '10' }} paddingBottom={{ base: '8', md: '10' }}>
        <AvatarField profile={profile} />
        <form
          ref={box}
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {draft.isBack && isUnsaved && (
            <chakra.p role="status" textStyle="small" color="fg.muted" marginBottom="6">
              We restored your unsaved changes.
            </chakra.p>
          )}
          <ProfileFields {...form} />
        </form>
      </Column>
      <SaveBar
        state={formatFormState(form)}
        isUnsaved={isUnsaved}
        problem={isDraftStored ? problem.text : storageTexts.draftNotSaved}
      >
        <Button variant="text" onClick={onDone}>
          Cancel
        </Button>
        <Button variant="solid" type="submit" form={formId} loading={isSaving}>
          Save
        </Button>
      </SaveBar>
    </>
  );
}

/** The profile form (section 2, /profile/edit). `onDone` runs after saving and on Cancel. */
export function EditProfile({ userId, onDone }: { userId: number; onDone: () => void }) {
  const { data: profile, isPending } = useProfile();
  const draft = useProfileDraft(userId);
  if (profile && draft) return <Form profile={profile} draft={draft} onDone={onDone} />;
  return (
    <Column of="form" paddingTop={{ base: '8', md: '10' }}>
      {isPending || profile ? <EditSkeleton /> : <ProfileFailed />}
    </Column>
  );
}
