import { Download, ImageOff, ImagePlus, Pencil, Trash } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { describeError, type Situation } from '#src/lib/describe-error.ts';
import { formText, toFormError } from '#src/lib/form-error.ts';
import { getImageFileProblem } from '#src/lib/image-file.ts';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { toast } from '#src/ui/feedback/toast.ts';
import { confirm } from '#src/ui/overlay/confirm-dialog.tsx';
import { openForm } from '#src/ui/overlay/form-dialog.tsx';
import type { MenuItem } from '#src/ui/overlay/menu-list.tsx';
import {
  deleteStory,
  forgetStory,
  removeCover,
  renameStory,
  restoreCover,
  restoreStory,
  uploadCover,
} from './queries.ts';
import { type StoryModel, untitled } from './story-model.ts';

/** Waits for a change. Shows an error if it fails. */
async function settle(change: Promise<void>, failed: string, situation: Situation = 'general'): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    const problem = describeError(error, situation);
    const lines = [situation === 'upload' ? problem?.text : failed, problem?.detail];
    if (problem !== null) toast({ type: 'error', message: lines.filter((line) => line !== null).join(' ') });
    return false;
  }
}

function renameByForm({ id, name }: StoryModel): void {
  openForm({
    title: 'Rename story',
    fields: (getProblem) => (
      <TextField
        label="Name"
        name="name"
        maxLength={200}
        defaultValue={name === untitled ? '' : name}
        error={getProblem('name')}
        data-autofocus=""
      />
    ),
    onSubmit: async (data) => {
      const newName = formText(data, 'name');
      if (newName === '') return { text: null, fields: { name: 'Enter a name.' } };
      try {
        await renameStory(id, newName);
        return null;
      } catch (error) {
        return toFormError(error, 'general', ['name']);
      }
    },
  });
}

function offerEarlierCover(id: number, title: string): void {
  const undo = () => void settle(restoreCover(id), 'We couldn’t restore the cover.');
  toast({ title, action: { label: 'Undo', onAction: undo } });
}

async function takeOffCover(id: number): Promise<void> {
  if (await settle(removeCover(id), 'We couldn’t remove the cover.')) offerEarlierCover(id, 'Cover removed');
}

async function undoDeletion(id: number): Promise<void> {
  if (await settle(restoreStory(id), 'We couldn’t restore the story.'))
    toast({ type: 'success', message: 'Story restored' });
}

type CoverUpload = {
  /** From 0 to 1 during an upload. */
  readonly sent: number | null;
  readonly pick: (files: readonly File[]) => void;
};

/** Uploads a cover. Continues after unmounting. */
export function useCoverUpload(id: number): CoverUpload {
  const [sent, setSent] = useState<number | null>(null);
  async function upload(image: File): Promise<void> {
    setSent(0);
    const isDone = await settle(uploadCover(id, image, setSent), 'We couldn’t change the cover.', 'upload');
    setSent(null);
    if (isDone) offerEarlierCover(id, 'Cover changed');
  }
  return {
    sent,
    pick: ([image]) => {
      if (image === undefined || sent !== null) return;
      const problem = getImageFileProblem(image);
      if (problem === null) void upload(image);
      else toast({ type: 'error', message: problem });
    },
  };
}

type Callbacks = {
  readonly onPickCover: () => void;
  readonly onExport: (story: StoryModel) => void;
  readonly onDeleted: () => void;
};

/** Returns the actions of a story's menu. After deleting it calls `onDeleted` and offers Undo. */
export function useStoryMenu(story: StoryModel, { onPickCover, onExport, onDeleted }: Callbacks): readonly MenuItem[] {
  const { id, name, image } = story;
  const isDeleted = useRef(false);
  const forget = useEffectEvent(() => {
    if (isDeleted.current) void forgetStory(id);
  });
  // After unmounting: a query still in use would be refetched and return 404.
  useEffect(() => () => queueMicrotask(forget), []);

  async function confirmAndDelete(): Promise<void> {
    const isAgreed = await confirm({
      title: 'Delete story?',
      message: `This moves “${name}” to the trash. You can restore it for 30 days.`,
      action: 'Delete',
      danger: true,
    });
    if (!isAgreed || !(await settle(deleteStory(id), 'We couldn’t delete the story.'))) return;
    isDeleted.current = true;
    onDeleted();
    toast({ message: 'Story deleted', action: { label: 'Undo', onAction: () => void undoDeletion(id) } });
  }

  return [
    { label: 'Rename', icon: Pencil, onSelect: () => renameByForm(story) },
    { label: image === null ? 'Add cover' : 'Change cover', icon: ImagePlus, onSelect: onPickCover },
    ...(image === null ? [] : [{ label: 'Remove cover', icon: ImageOff, onSelect: () => void takeOffCover(id) }]),
    { label: 'Export', icon: Download, onSelect: () => onExport(story) },
    { label: 'Delete', icon: Trash, danger: true, onSelect: () => void confirmAndDelete() },
  ];
}
