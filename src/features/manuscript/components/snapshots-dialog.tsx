import { useQuery } from '@tanstack/react-query';
import { chakra } from '@chakra-ui/react';
import { momentInSentence, formatMoment } from '#src/lib/dates.ts';
import { formatWordCount } from '#src/lib/word-count.ts';
import { storageTexts } from '#src/lib/screen-texts.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { StoredSnapshot } from '#src/platform/device-records.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { toast } from '#src/ui/feedback/toast.ts';
import { confirm } from '#src/ui/overlay/confirm-dialog.tsx';
import { DialogFrame } from '#src/ui/overlay/dialog-frame.tsx';
import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';
import type { ManuscriptStore } from '../store/manuscript-store.ts';
import { listManuscriptSnapshots, snapshotText } from '../store/manuscript-text.ts';

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '64px',
    paddingBlock: '2',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    _first: { borderTopWidth: '0' },
  },
});

/** Restores a snapshot. Saves the current text first, and the restore can be undone. */
async function restore(store: ManuscriptStore, snapshot: StoredSnapshot): Promise<boolean> {
  const when = momentInSentence(snapshot.takenAt, systemClock.now());
  const agreed = await confirm({
    title: 'Restore this snapshot?',
    message: `This restores your manuscript from ${when}. We’ll save a snapshot of the current version first.`,
    action: 'Restore',
  });
  if (!agreed || !store.canWrite) return false;
  const text = await snapshotText(store.editor, snapshot.id).catch(() => null);
  if (text === null) {
    toast({ type: 'error', message: storageTexts.blocked });
    return false;
  }
  await store.snapshot('Before restoring a snapshot');
  const before = store.text;
  store.replace(text);
  toast({
    type: 'success',
    message: 'Snapshot restored',
    action: { label: 'Undo', onAction: () => store.replace(before) },
  });
  return true;
}

type RowProps = { store: ManuscriptStore; snapshot: StoredSnapshot; onRestored: () => void };

function SnapshotRow({ store, snapshot, onRestored }: RowProps) {
  const when = formatMoment(snapshot.takenAt, systemClock.now());
  return (
    <Row>
      <chakra.div minWidth="0">
        <chakra.p textStyle="title">{when}</chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {[formatWordCount(snapshot.words), snapshot.reason].filter((part) => part !== null).join(' · ')}
        </chakra.p>
      </chakra.div>
      <Button
        size="sm"
        aria-label={`Restore ${when}`}
        aria-disabled={!store.canWrite}
        onClick={() => {
          if (store.canWrite) void restore(store, snapshot).then((isDone) => isDone && onRestored());
        }}
      >
        Restore
      </Button>
    </Row>
  );
}

function SnapshotsDialog({ store }: { store: ManuscriptStore }) {
  const { close } = useDialog();
  const { data: rows, isError } = useQuery({
    queryKey: ['device', 'snapshots', store.draftKey],
    queryFn: () => listManuscriptSnapshots(store.draftKey),
    gcTime: 0,
    staleTime: 0,
  });
  return (
    <DialogFrame title="Snapshots">
      <chakra.p color="fg.muted" marginBottom="3" textWrap="pretty">
        Earlier versions of your manuscript, saved on this device. We keep the latest 30.
      </chakra.p>
      {isError && <ErrorState message={storageTexts.blocked} />}
      {rows?.length === 0 && <p>No snapshots yet. We take one each time you open the manuscript.</p>}
      {rows && (
        <chakra.ul listStyle="none" aria-label="Snapshots">
          {rows.map((snapshot) => (
            <SnapshotRow key={snapshot.id} store={store} snapshot={snapshot} onRestored={close} />
          ))}
        </chakra.ul>
      )}
    </DialogFrame>
  );
}

export function openSnapshots(store: ManuscriptStore): void {
  openDialog(<SnapshotsDialog store={store} />, { size: 'md', veilCloses: true });
}
