import { ImageOff, ImagePlus, Pencil, Trash } from 'lucide-react';
import { useState } from 'react';
import {
  useStoryCoverDelete,
  useStoryCoverRestore,
  useStoryCoverUpload,
  useStoryDelete,
  useStoryRestore,
  useStoryUpdate,
} from '#src/api/generated/api/stories.ts';
import type { StoryResponse } from '#src/api/generated/types.ts';
import { formText } from '#src/lib/form-error.ts';
import { getImageFileProblem } from '#src/lib/image-file.ts';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { toast } from '#src/ui/feedback/toast.ts';
import { confirm } from '#src/ui/overlay/confirm-dialog.tsx';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';
import { FormDialog, openForm } from '#src/ui/overlay/form-dialog.tsx';
import type { MenuItem } from '#src/ui/overlay/menu-list.tsx';
import { cacheStory, deleteStory, dropStory, forgetStory } from './queries.ts';
import { type StoryModel, untitled } from './story-model.ts';

function RenameStory({ story: { id, name } }: { story: StoryModel }) {
  const { close } = useDialog();
  const onSuccess = (response: StoryResponse): void => {
    cacheStory(response);
    close();
  };
  const rename = useStoryUpdate({ mutation: { onSuccess } });
  return (
    <FormDialog
      title="Rename story"
      mutation={rename}
      fieldNames={['name']}
      onSubmit={(data) => {
        const newName = formText(data, 'name');
        if (newName === '') return { name: 'Enter a name.' };
        rename.mutate({ story: id, data: { name: newName } });
        return undefined;
      }}
    >
      {(getProblem) => (
        <TextField
          label="Name"
          name="name"
          maxLength={200}
          defaultValue={name === untitled ? '' : name}
          error={getProblem('name')}
          data-autofocus=""
        />
      )}
    </FormDialog>
  );
}

/** Returns a function that shows a toast after a cover changed. Its Undo restores the earlier cover. */
function useOfferEarlierCover(id: number): (title: string) => void {
  const { mutate: restore } = useStoryCoverRestore({
    mutation: { onSuccess: cacheStory, meta: { errorToast: 'plain', failed: 'We couldn’t restore the cover.' } },
  });
  return (title) => {
    toast({ title, action: { label: 'Undo', onAction: () => restore({ story: id }) } });
  };
}

type CoverUpload = {
  /** From 0 to 1 during an upload. */
  readonly sent: number | null;
  readonly pick: (files: readonly File[]) => void;
};

/** Uploads a cover. Continues after unmounting. */
export function useCoverUpload(id: number): CoverUpload {
  const [sent, setSent] = useState<number | null>(null);
  const offerEarlierCover = useOfferEarlierCover(id);
  const upload = useStoryCoverUpload({
    request: { onUploadProgress: setSent },
    mutation: {
      onMutate: () => setSent(0),
      onSuccess: (response) => {
        cacheStory(response);
        offerEarlierCover('Cover changed');
      },
      onSettled: () => setSent(null),
      meta: { errorToast: 'plain', situation: 'upload' },
    },
  });
  return {
    sent,
    pick: ([image]) => {
      if (image === undefined || sent !== null) return;
      const problem = getImageFileProblem(image);
      if (problem === null) upload.mutate({ story: id, data: { image } });
      else toast({ type: 'error', message: problem });
    },
  };
}

type Callbacks = {
  readonly onPickCover: () => void;
  readonly exportItems: readonly MenuItem[];
  readonly onDeleted: () => void;
};

/** Returns the actions of a story's menu. After deleting it calls `onDeleted` and offers Undo. */
export function useStoryMenu(
  story: StoryModel,
  { onPickCover, exportItems, onDeleted }: Callbacks,
): readonly MenuItem[] {
  const { id, name, image } = story;
  const offerEarlierCover = useOfferEarlierCover(id);
  const removeCover = useStoryCoverDelete({
    mutation: {
      onSuccess: (response) => {
        cacheStory(response);
        offerEarlierCover('Cover removed');
      },
      meta: { errorToast: 'plain', failed: 'We couldn’t remove the cover.' },
    },
  });
  const restore = useStoryRestore({
    mutation: {
      onSuccess: (response) => {
        cacheStory(response);
        toast({ type: 'success', message: 'Story restored' });
      },
      meta: { errorToast: 'plain', failed: 'We couldn’t restore the story.' },
    },
  });
  const remove = useStoryDelete({
    mutation: {
      mutationFn: ({ story: deleted }) => deleteStory(deleted),
      onSuccess: () => {
        dropStory(id);
        onDeleted();
        void forgetStory(id);
        toast({ message: 'Story deleted', action: { label: 'Undo', onAction: () => restore.mutate({ story: id }) } });
      },
      meta: { errorToast: 'plain', failed: 'We couldn’t delete the story.' },
    },
  });

  async function confirmAndDelete(): Promise<void> {
    const isAgreed = await confirm({
      title: 'Delete story?',
      message: `This moves “${name}” to the trash. You can restore it for 30 days.`,
      action: 'Delete',
      danger: true,
    });
    if (isAgreed) remove.mutate({ story: id });
  }

  return [
    { label: 'Rename', icon: Pencil, onSelect: () => openForm(<RenameStory story={story} />) },
    { label: image === null ? 'Add cover' : 'Change cover', icon: ImagePlus, onSelect: onPickCover },
    ...(image === null
      ? []
      : [{ label: 'Remove cover', icon: ImageOff, onSelect: () => removeCover.mutate({ story: id }) }]),
    ...exportItems,
    { label: 'Delete', icon: Trash, danger: true, onSelect: () => void confirmAndDelete() },
  ];
}
