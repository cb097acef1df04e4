import { generalTexts } from '#src/lib/strings.ts';
import { describeError } from '#src/lib/describe-error.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { confirm } from '#src/ui/overlay/confirm-dialog.tsx';
import { untitled } from './note-model.ts';
import { deleteNote, type NoteRef, restoreNote } from './queries.ts';

export function showNoteError(message: string, error: unknown): void {
  toast({ type: 'error', title: message, message: describeError(error, 'general')?.detail ?? generalTexts.unexpected });
}

async function undo(noteRef: NoteRef): Promise<void> {
  try {
    await restoreNote(noteRef);
    toast({ type: 'success', message: 'Note restored' });
  } catch (error) {
    showNoteError('We couldn’t restore the note.', error);
  }
}

/**
 * Deletes a note after confirmation and offers undo. Resolves to whether it was deleted. `before` runs before the
 * deletion.
 */
export async function confirmAndDelete(
  noteRef: NoteRef,
  title: string | null,
  before: () => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  const isAgreed = await confirm({
    title: 'Delete note?',
    message: `This deletes “${title?.trim() || untitled}”. You can undo it right afterwards.`,
    action: 'Delete',
    danger: true,
  });
  if (!isAgreed) return false;
  try {
    await before();
    await deleteNote(noteRef);
  } catch (error) {
    showNoteError('We couldn’t delete the note.', error);
    return false;
  }
  toast({ message: 'Note deleted', action: { label: 'Undo', onAction: () => void undo(noteRef) } });
  return true;
}
