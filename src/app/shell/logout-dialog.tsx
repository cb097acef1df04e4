import { chakra } from '@chakra-ui/react';
import { countUnsentWork, deleteDeviceData, type UnsentWork } from '#src/platform/device-data.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { DialogFrame } from '#src/ui/overlay/dialog-frame.tsx';
import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { useDialog } from '#src/ui/overlay/layer-context.ts';
import { saveUnsent } from './save-unsent.ts';
import { unsentSentence } from './unsent-sentence.ts';

type Props = { userId: number; work: UnsentWork; onAgreed: () => void };

function LogoutDialog({ userId, work, onAgreed }: Props) {
  const { close } = useDialog();
  return (
    <DialogFrame
      title="Log out with unsent work?"
      actions={
        <>
          <Button data-autofocus="" onClick={close}>
            Stay and send
          </Button>
          <Button onClick={() => void saveUnsent(userId)}>Download</Button>
          <Button variant="danger" onClick={onAgreed}>
            Log out and delete
          </Button>
        </>
      }
    >
      <chakra.p color="fg.muted" textWrap="pretty">
        {unsentSentence(work)}
      </chakra.p>
    </DialogFrame>
  );
}

/** Asks before unsent work is lost. Returns true if the writer may be logged out, or if the device can't be read. */
export async function confirmLogout(userId: number): Promise<boolean> {
  const work = await countUnsentWork(userId).catch(() => null);
  if (work === null || work.drafts + work.outbox + work.recordings === 0) return true;
  return new Promise((resolve) => {
    let agreed = false;
    const onAgreed = (): void => {
      agreed = true;
      dialog.close();
    };
    const dialog = openDialog(<LogoutDialog userId={userId} work={work} onAgreed={onAgreed} />, {
      onClosed: () => resolve(agreed),
    });
  });
}

export async function deleteLocalData(userId: number): Promise<void> {
  await deleteDeviceData(userId).catch(() => undefined);
}
