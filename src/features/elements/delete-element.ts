import { Trash2 } from 'lucide-react';
import { describe } from '#src/lib/describe-error.ts';
import { elementTexts } from '#src/lib/texts.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { confirm } from '#src/ui/overlay/confirm-dialog.tsx';
import type { ElementCard } from './element-view.ts';
import { deleteElement, dropElement, forgetElement, restoreElement } from './queries.ts';

function tellProblem(error: unknown): void {
  const told = describe(error, 'general');
  if (told === null) return;
  toast({ type: 'error', message: told.detail === null ? told.text : `${told.text} ${told.detail}` });
}

async function undo(element: ElementCard): Promise<void> {
  try {
    await restoreElement(element);
    toast({ type: 'success', title: `${element.name} is back.` });
  } catch (error) {
    tellProblem(error);
  }
}

type Around = {
  /** Told when the server is asked, and when it has answered. */
  readonly onBusy: (isBusy: boolean) => void;
  /** Leaves the screens of the element; resolved when none of them is shown any more. */
  readonly leave: () => Promise<void>;
};

/** Section 2, the delete modal: asks, deletes, leaves the element's screen, and offers to take it back. */
export async function askToDelete(element: ElementCard, { onBusy, leave }: Around): Promise<void> {
  const message = elementTexts.deleteQuestion;
  const agreed = await confirm({ title: 'Delete', message, action: 'Delete', danger: true, icon: Trash2 });
  if (!agreed) return;
  onBusy(true);
  try {
    await deleteElement(element);
  } catch (error) {
    onBusy(false);
    tellProblem(error);
    return;
  }
  dropElement(element);
  await leave();
  void forgetElement(element);
  toast({
    title: `${element.name} was deleted.`,
    action: { label: 'Undo', onAction: () => void undo(element) },
  });
}
