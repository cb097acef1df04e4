import { useState } from 'react';
import { describeError } from '#src/lib/describe-error.ts';
import { getImageFileProblem } from '#src/lib/image-file.ts';
import { confirm } from '#src/ui/overlay/confirm-dialog.tsx';
import { removeAvatar, uploadAvatar } from './queries.ts';

export type AvatarChange = {
  readonly sent: number | null;
  readonly isRemoving: boolean;
  readonly problem: string | null;
  /** Uploads a file if it may be an image. Ignored during another change. */
  readonly pick: (files: readonly File[]) => void;
  readonly remove: () => void;
};

/** Returns section 8's text: the server's message, or "An error occurred during upload." */
function formatProblem(error: unknown, situation: 'upload' | 'general'): string | null {
  const errorText = describeError(error, situation);
  return errorText && [errorText.text, errorText.detail].filter((line) => line !== null).join(' ');
}

/** Changes the photo at once, separately from the form. It continues after leaving the screen. */
export function useAvatar(): AvatarChange {
  const [sent, setSent] = useState<number | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function upload(file: File): Promise<void> {
    setProblem(null);
    setSent(0);
    try {
      await uploadAvatar(file, setSent);
    } catch (error) {
      setProblem(formatProblem(error, 'upload'));
    } finally {
      setSent(null);
    }
  }
  async function remove(): Promise<void> {
    const agreed = await confirm({
      title: 'Remove photo?',
      message: 'We’ll show your initials instead.',
      action: 'Remove',
      danger: true,
    });
    if (!agreed) return;
    setProblem(null);
    setRemoving(true);
    try {
      await removeAvatar();
    } catch (error) {
      setProblem(formatProblem(error, 'general'));
    } finally {
      setRemoving(false);
    }
  }
  const isBusy = sent !== null || isRemoving;
  return {
    sent,
    isRemoving,
    problem,
    pick: ([file]) => {
      if (file === undefined || isBusy) return;
      const unfit = getImageFileProblem(file);
      if (unfit === null) void upload(file);
      else setProblem(unfit);
    },
    remove: () => {
      if (!isBusy) void remove();
    },
  };
}
