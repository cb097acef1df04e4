import { useNoteDelete, useNoteRestore } from '#src/api/generated/api/notes.ts';
import { appActions } from '#src/platform/app-actions.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { confirm } from '#src/ui/overlay/confirm-dialog.tsx';
import { untitled } from './note-model.ts';
import { deleteNote, type NoteAddress, refreshNotes } from './queries.ts';

type DeleteNote = (address: NoteAddress, title: string | null, before?: () => Promise<void>) => Promise<boolean>;

/**
 * Returns a function that deletes a note after confirmation and offers undo. It resolves to whether the note was
 * deleted. `before` runs before the deletion.
 */
export function useDeleteNote(): DeleteNote {
  const { mutate: restore } = useNoteRestore({
    mutation: {
      onSuccess: async (_restored, { project, note }) => {
        await refreshNotes({ slug: project, id: note });
        toast({ type: 'success', message: 'Note restored' });
      },
      meta: { errorToast: 'headed', failed: 'We couldn’t restore the note.' },
    },
  });
  const { mutateAsync: remove } = useNoteDelete({
    mutation: {
      mutationFn: ({ project, note }) => deleteNote({ slug: project, id: note }),
      onSuccess: (_nothing, deleted) => {
        toast({ message: 'Note deleted', action: { label: 'Undo', onAction: () => restore(deleted) } });
      },
    },
  });
  return async ({ slug, id }, title, before) => {
    const isAgreed = await confirm({
      title: 'Delete note?',
      message: `This deletes “${title?.trim() || untitled}”. You can undo it right afterwards.`,
      action: 'Delete',
      danger: true,
    });
    if (!isAgreed) return false;
    try {
      await before?.();
      await remove({ project: slug, note: id });
      return true;
    } catch (error) {
      appActions().showError(error, { errorToast: 'headed', failed: 'We couldn’t delete the note.' });
      return false;
    }
  };
}
