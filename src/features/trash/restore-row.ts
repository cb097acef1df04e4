import { useNavigate } from 'react-router-dom';
import { toast } from '#src/ui/feedback/toast.ts';
import { useRestoreMutation } from './queries.ts';
import { getRestoredPath, type TrashRow } from './trash-model.ts';

/** Restores a row and offers its screen. Resolves to whether it succeeded; otherwise an error is shown. */
export function useRestore(row: TrashRow): { readonly isRunning: boolean; readonly run: () => Promise<boolean> } {
  const navigate = useNavigate();
  const { isPending, mutateAsync } = useRestoreMutation(({ name }) => {
    const path = getRestoredPath(row);
    toast({
      type: 'success',
      title: `${name} restored`,
      ...(window.location.pathname !== path && {
        action: { label: 'Open', href: path, onAction: () => void navigate(path) },
      }),
    });
  });
  return {
    isRunning: isPending,
    run: () =>
      mutateAsync(row).then(
        () => true,
        () => false,
      ),
  };
}
