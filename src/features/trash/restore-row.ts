import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { describeError } from '#src/lib/describe-error.ts';
import { trashTexts } from '#src/lib/screen-strings.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { restore } from './queries.ts';
import { getRestoredPath, type TrashRow } from './trash-model.ts';

/** Restores a row and offers its screen. Resolves to whether it succeeded; otherwise an error is shown. */
export function useRestore(row: TrashRow): { readonly isRunning: boolean; readonly run: () => Promise<boolean> } {
  const [isRunning, setRunning] = useState(false);
  const navigate = useNavigate();
  async function run(): Promise<boolean> {
    setRunning(true);
    try {
      await restore(row);
      const path = getRestoredPath(row);
      toast({
        type: 'success',
        title: `${row.name} restored`,
        ...(window.location.pathname !== path && {
          action: { label: 'Open', href: path, onAction: () => void navigate(path) },
        }),
      });
      return true;
    } catch (error) {
      const problem = describeError(error, 'general');
      if (problem !== null)
        toast({
          type: 'error',
          message: problem.detail === null ? trashTexts.notRestored : `${trashTexts.notRestored} ${problem.detail}`,
        });
      return false;
    } finally {
      setRunning(false);
    }
  }
  return { isRunning, run };
}
