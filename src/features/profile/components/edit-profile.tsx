import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { CircleAlert } from 'lucide-react';
import { memo, useId, useMemo, useRef, useState } from 'react';
import { useUserAvatarDelete, useUserAvatarUpload } from '#src/api/generated/api/writer.ts';
import { describeError } from '#src/lib/describe-error.ts';
import { getImageFileProblem } from '#src/lib/image-file.ts';
import { storageTexts } from '#src/lib/screen-texts.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { ProgressRing } from './progress-ring.tsx';
import { Avatar } from '#src/ui/display/tiles.tsx';
import { Column } from '#src/ui/layout/column.tsx';
import { SaveBar } from './save-bar.tsx';
import { ImageButton } from '#src/ui/media/image-button.tsx';
import { confirm } from '#src/ui/overlay/confirm-dialog.tsx';
import { useLeaveGuard } from '#src/ui/overlay/use-leave-guard.ts';
import { toProfileValues } from '../profile-form.ts';
import type { ProfileModel } from '../profile-model.ts';
import { profileWrite, useProfile } from '../queries.ts';
import { type ProfileDraft, useProfileDraft, useProfileForm } from '../use-profile-form.ts';
import { ProfileFields } from './profile-fields.tsx';
import { EditSkeleton, ProfileFailed } from './profile-placeholders.tsx';
import { useProblemFocus } from '#src/ui/focus/use-problem-focus.ts';
import { useRetry } from '#src/ui/use-retry.ts';

type AvatarChange = {
  readonly sent: number | null;
  readonly isRemoving: boolean;
  readonly problem: string | null;
  /** Uploads a file if it may be an image. Ignored during another change. */
  readonly pick: (files: readonly File[]) => void;
  readonly remove: () => void;
};

/** Returns the specification's text: the server's message, or "An error occurred during upload." */
function formatProblem(error: unknown, situation: 'upload' | 'general'): string | null {
  const errorText = describeError(error, situation);
  return errorText && [errorText.text, errorText.detail].filter((line) => line !== null).join(' ');
}

/** Changes the photo at once, separately from the form. It continues after leaving the screen. */
function useAvatar(): AvatarChange {
  const [sent, setSent] = useState<number | null>(null);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const upload = useUserAvatarUpload({
    request: { onUploadProgress: setSent },
    mutation: {
      ...profileWrite,
      onMutate: () => {
        setSent(0);
        removal.reset();
      },
      onSettled: () => setSent(null),
    },
  });
  const removal = useUserAvatarDelete({ mutation: { ...profileWrite, onMutate: upload.reset } });
  const isBusy = sent !== null || removal.isPending;
  async function remove(): Promise<void> {
    const agreed = await confirm({
      title: 'Remove photo?',
      message: 'We’ll show your initials instead.',
      action: 'Remove',
      danger: true,
    });
    if (!agreed) return;
    setFileProblem(null);
    removal.mutate();
  }
  return {
    sent,
    isRemoving: removal.isPending,
    problem:
      fileProblem ??
      (upload.error && formatProblem(upload.error, 'upload')) ??
      (removal.error && formatProblem(removal.error, 'general')),
    pick: ([file]) => {
      if (file === undefined || isBusy) return;
      const found = getImageFileProblem(file);
      setFileProblem(found);
      if (found === null) upload.mutate({ data: { avatar: file } });
    },
    remove: () => {
      if (!isBusy) void remove();
    },
  };
}

const Row = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: { base: '4', md: '6' }, marginBottom: { base: '8', md: '10' } },
});

/** The writer's photo and its controls. Saved at once, separately from the form. Memoised: keys in the form don't change it. */
const AvatarField = memo(function AvatarField({ profile: { name, email, photo } }: { profile: ProfileModel }) {
  const { sent, isRemoving, problem, pick, remove } = useAvatar();
  const src = mediaAddress(photo);
  const action = photo === null ? 'Add photo' : 'Change photo';
  return (
    <Row role="group" aria-label="Photo">
      <chakra.div position="relative" flexShrink="0" lineHeight="0">
        <Avatar name={name ?? email ?? ''} src={src} size={80} />
        {sent !== null && <ProgressRing label="Upload" value={sent * 100} size={80} />}
      </chakra.div>
      <chakra.div minWidth="0">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1">
          <ImageButton size="sm" label={sent === null ? action : 'Uploading…'} onPick={pick} />
          {photo !== null && sent === null && (
            <Button size="sm" variant="text" onClick={remove} loading={isRemoving} aria-label="Remove photo">
              Remove
            </Button>
          )}
        </chakra.div>
        <chakra.p textStyle="small" color="fg.subtle" marginTop="2">
          JPEG, PNG, WebP or GIF, up to 10 MB
        </chakra.p>
        <chakra.div role="alert">
          {problem !== null && (
            <chakra.p
              textStyle="small"
              color="danger.fg"
              display="flex"
              gap="1.5"
              marginTop="1"
              overflowWrap="anywhere"
            >
              <chakra.span marginTop="1px" flexShrink="0">
                <Icon of={CircleAlert} size={16} />
              </chakra.span>
              {problem}
            </chakra.p>
          )}
        </chakra.div>
      </chakra.div>
    </Row>
  );
});

type Props = { profile: ProfileModel; draft: ProfileDraft; onDone: () => void };

function formatFormState({ isSaving, isUnsaved }: { isSaving: boolean; isUnsaved: boolean }): string {
  if (isSaving) return 'Saving…';
  return isUnsaved ? 'Unsaved changes' : 'Saved';
}

function Form({ profile, draft, onDone }: Props) {
  const saved = useMemo(() => toProfileValues(profile), [profile]);
  const form = useProfileForm(saved, draft);
  const { isUnsaved, isSaving, problem, refusals, isAtRisk, discard } = form;
  const isDraftStored = useValue(draft.autosaver.status$) !== 'failed';
  const formId = useId();
  const box = useRef<HTMLFormElement>(null);
  useLeaveGuard({ isAtRisk, message: 'You have unsaved changes.', onLeave: discard });
  useProblemFocus(box, refusals > 0 ? refusals : null);
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
          {draft.isRestored && isUnsaved && (
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

/** The profile form (/profile/edit). `onDone` runs after saving and on Cancel. */
export function EditProfile({ userId, onDone }: { userId: number; onDone: () => void }) {
  const query = useProfile();
  const { data: profile } = query;
  const { isPending, failure } = useRetry(query);
  const draft = useProfileDraft(userId);
  if (profile && draft) return <Form profile={profile} draft={draft} onDone={onDone} />;
  return (
    <Column of="form" paddingTop={{ base: '8', md: '10' }}>
      {isPending || profile ? <EditSkeleton /> : <ProfileFailed failure={failure} />}
    </Column>
  );
}
