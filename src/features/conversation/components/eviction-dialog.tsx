import { chakra } from '@chakra-ui/react';
import { momentInSentence } from '#src/lib/dates.ts';
import { formatDuration } from '#src/lib/durations.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { StoredRecording } from '#src/platform/device-records.ts';
import { readRecordingBlob } from '#src/platform/recording-storage.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { DialogFrame } from '#src/ui/overlay/dialog-frame.tsx';
import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';
import { downloadRecording } from '../use-recorder.ts';

type Props = { recordings: readonly StoredRecording[]; onAgreed: () => void };

function EvictionDialog({ recordings, onAgreed }: Props) {
  const { close } = useDialog();
  const saveAll = async (): Promise<void> => {
    // A damaged recording doesn't block the others.
    for (const { id } of recordings) await readRecordingBlob(id).then(downloadRecording, () => undefined);
  };
  const [them, which, title] =
    recordings.length === 1
      ? ['it', 'the one', 'You have an unsent recording']
      : ['them', 'the ones', 'You have unsent recordings'];
  const moments = recordings.map(
    ({ timestamp, duration }) => `${momentInSentence(timestamp, systemClock.now())} (${formatDuration(duration)})`,
  );
  return (
    <DialogFrame
      title={title}
      actions={
        <>
          <Button data-autofocus="" onClick={close}>
            Cancel
          </Button>
          <Button onClick={() => void saveAll()}>Download</Button>
          <Button variant="danger" onClick={onAgreed}>
            {`Delete ${them} and record`}
          </Button>
        </>
      }
    >
      <chakra.p color="fg.muted" textWrap="pretty">
        {`We keep your three latest recordings on this device. A new one will replace ${which} from ${moments.join(' and ')}. Download ${them} first if you want to keep ${them}.`}
      </chakra.p>
    </DialogFrame>
  );
}

/** Asks before a new recording deletes unsent ones. Resolves to true if the writer agrees. */
export function confirmEviction(recordings: readonly StoredRecording[]): Promise<boolean> {
  return new Promise((resolve) => {
    let agreed = false;
    const onAgreed = (): void => {
      agreed = true;
      dialog.close();
    };
    const dialog = openDialog(<EvictionDialog recordings={recordings} onAgreed={onAgreed} />, {
      size: 'md',
      onClosed: () => resolve(agreed),
    });
  });
}
