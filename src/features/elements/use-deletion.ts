import { Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { describeError } from '#src/lib/describe-error.ts';
import { elementTexts } from '#src/lib/texts.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { confirm } from '#src/ui/overlay/confirm-dialog.tsx';
import type { ElementCard } from './element-view.ts';
import { deleteElement, dropElement, forgetElement, restoreElement } from './queries.ts';

function tellProblem(error: unknown): void {
  const told = describeError(error, 'general');
  if (told === null) return;
  toast({ type: 'error', message: told.detail === null ? told.text : `${told.text} ${told.detail}` });
}

async function undo(element: ElementCard): Promise<void> {
  try {
    await restoreElement(element);
    toast({ type: 'success', title: `${element.name} restored` });
  } catch (error) {
    tellProblem(error);
  }
}

/** Asked in the words of section 2; the focus begins on Cancel. */
const isAgreed = (): Promise<boolean> =>
  confirm({
    title: 'Delete',
    message: elementTexts.deleteQuestion,
    action: 'Delete',
    danger: true,
    icon: Trash2,
  });

/** The delete modal of section 2 for the screen of an element. `isRunning` while the server is asked. */
type Deletion = { readonly isRunning: boolean; readonly ask: () => void };

/** Asks, deletes, leaves the element's screen by `leave`, and offers to take it back. A delete that fails leaves all as it is. */
export function useDeletion(element: ElementCard, leave: () => void): Deletion {
  const [isRunning, setRunning] = useState(false);
  const isGone = useRef(false);
  const forget = useEffectEvent(() => {
    if (isGone.current) void forgetElement(element);
  });
  // Only when nothing on the screen reads it any more: what is still read would be asked for, and not be found.
  useEffect(() => () => queueMicrotask(forget), []);

  async function run(): Promise<void> {
    if (!(await isAgreed())) return;
    setRunning(true);
    try {
      await deleteElement(element);
    } catch (error) {
      setRunning(false);
      tellProblem(error);
      return;
    }
    isGone.current = true;
    dropElement(element);
    leave();
    toast({
      title: `${element.name} deleted`,
      action: { label: 'Undo', onAction: () => void undo(element) },
    });
  }
  return { isRunning, ask: () => void run() };
}
