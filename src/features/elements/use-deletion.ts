import { Trash } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { describeError } from '#src/lib/describe-error.ts';
import { elementTexts } from '#src/lib/error-strings.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { confirm } from '#src/ui/overlay/confirm-dialog.tsx';
import type { ElementCard } from './element-model.ts';
import { deleteElement, dropElement, forgetElement, restoreElement } from './queries.ts';

function showProblem(error: unknown): void {
  const errorText = describeError(error, 'general');
  if (errorText === null) return;
  toast({
    type: 'error',
    message: errorText.detail === null ? errorText.text : `${errorText.text} ${errorText.detail}`,
  });
}

async function undo(element: ElementCard): Promise<void> {
  try {
    await restoreElement(element);
    toast({ type: 'success', title: `${element.name} restored` });
  } catch (error) {
    showProblem(error);
  }
}

/** The specification's text. The focus starts on Cancel. */
function isAgreed(): Promise<boolean> {
  return confirm({
    title: 'Delete',
    message: elementTexts.deleteQuestion,
    action: 'Delete',
    danger: true,
    icon: Trash,
  });
}

type Deletion = { readonly isRunning: boolean; readonly requestDeletion: () => void };

/** Deletes after confirmation, calls `leave`, and offers Undo. A failed delete changes nothing on screen. */
export function useDeletion(element: ElementCard, leave: () => void): Deletion {
  const [isRunning, setRunning] = useState(false);
  const isDeleted = useRef(false);
  const forget = useEffectEvent(() => {
    if (isDeleted.current) void forgetElement(element);
  });
  // After unmounting: a query still in use would be refetched and return 404.
  useEffect(() => () => queueMicrotask(forget), []);

  async function run(): Promise<void> {
    if (!(await isAgreed())) return;
    setRunning(true);
    try {
      await deleteElement(element);
    } catch (error) {
      setRunning(false);
      showProblem(error);
      return;
    }
    isDeleted.current = true;
    dropElement(element);
    leave();
    toast({
      title: `${element.name} deleted`,
      action: { label: 'Undo', onAction: () => void undo(element) },
    });
  }
  return { isRunning, requestDeletion: () => void run() };
}
