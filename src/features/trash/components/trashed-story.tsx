import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { timeAgo } from '#src/lib/dates.ts';
import { trashPath } from '#src/lib/paths.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { EmptyState } from '#src/ui/display/empty-state.tsx';
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx';
import { useNow } from '#src/ui/use-now.ts';
import { useTrashed } from '../queries.ts';
import { useRestore } from '../restore-row.ts';
import { getTimeLeft, type TrashRow } from '../trash-model.ts';

function InTrash({ row }: { row: TrashRow }) {
  const { isRunning, run } = useRestore(row);
  const now = useNow();
  const deleted = timeAgo(row.deletedAt, now);
  const when = deleted === null ? '' : `You deleted it ${deleted.charAt(0).toLowerCase()}${deleted.slice(1)}. `;
  return (
    <>
      <VisuallyHidden asChild>
        <h1>{row.name}</h1>
      </VisuallyHidden>
      <EmptyState
        title={`“${row.name}” is in the trash.`}
        hint={`${when}You can restore it for ${getTimeLeft(row, now)}.`}
      >
        <Button variant="solid" loading={isRunning} onClick={() => void run()}>
          Restore
        </Button>
        <Button asChild>
          <Link to={trashPath}>Open trash</Link>
        </Button>
      </EmptyState>
    </>
  );
}

type Props = { id: number; skeleton: ReactNode; otherwise: ReactNode };

/** Offers to restore a story that's in the trash. Shows `otherwise` if it isn't there. */
export function TrashedStory({ id, skeleton, otherwise }: Props) {
  const { data: row, isPending } = useTrashed('story', id);
  if (isPending) return skeleton;
  return row ? <InTrash row={row} /> : otherwise;
}
