import { Trash } from 'lucide-react';
import { useElementDelete, useElementRestore } from '#src/api/generated/api/elements.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { confirm } from '#src/ui/overlay/confirm-dialog.tsx';
import type { ElementCard } from './element-model.ts';
import { cacheElement, deleteElement, dropElement, forgetElement } from './queries.ts';

/** The specification's text. The focus starts on Cancel. */
function confirmDeletion(): Promise<boolean> {
  return confirm({
    title: 'Delete',
    message: 'Are you sure you want to delete this element?',
    action: 'Delete',
    danger: true,
    icon: Trash,
  });
}

type Deletion = { readonly isRunning: boolean; readonly requestDeletion: () => void };

/** Deletes after confirmation, calls `leave`, and offers Undo. A failed delete changes nothing on screen. */
export function useDeletion(element: ElementCard, leave: () => void): Deletion {
  const { name, project, slug } = element;
  const restore = useElementRestore({
    mutation: {
      onSuccess: async (response) => {
        await cacheElement(project, response);
        toast({ type: 'success', title: `${name} restored` });
      },
      meta: { errorToast: 'plain' },
    },
  });
  const undo = () => restore.mutate({ project, element: slug });
  const remove = useElementDelete({
    mutation: {
      mutationFn: () => deleteElement(element),
      onSuccess: () => {
        dropElement(element);
        leave();
        void forgetElement(element);
        toast({ title: `${name} deleted`, action: { label: 'Undo', onAction: undo } });
      },
      meta: { errorToast: 'plain' },
    },
  });

  async function requestDeletion(): Promise<void> {
    if (await confirmDeletion()) remove.mutate({ project, element: slug });
  }
  // It stays busy while the screen leaves.
  return { isRunning: remove.isPending || remove.isSuccess, requestDeletion: () => void requestDeletion() };
}
