import { chakra } from '@chakra-ui/react';
import { getDraftText } from '#src/lib/text-draft.ts';
import { countUnsentWork, deleteDeviceData, type UnsentWork } from '#src/platform/device-data.ts';
import { listDrafts } from '#src/platform/drafts.ts';
import { listOutbox } from '#src/platform/outbox-storage.ts';
import { recordingFileName } from '#src/platform/recording-format.ts';
import { listRecordings, readRecordingBlob } from '#src/platform/recording-storage.ts';
import { saveFile } from '#src/platform/save-file.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { DialogFrame } from '#src/ui/overlay/dialog-frame.tsx';
import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';

function counted(n: number, noun: string): string[] {
  return n === 0 ? [] : [`${n} ${noun}${n === 1 ? '' : 's'}`];
}

/** Describes what a logout would delete. Counts an answer in the outbox as its draft or recording, if any. */
export function unsentSentence({ drafts, recordings, outbox }: UnsentWork): string {
  const ofWriter = [...counted(recordings, 'recording'), ...counted(drafts, 'draft')];
  const counts = ofWriter.length === 0 ? counted(outbox, 'answer') : ofWriter;
  const isOne = (recordings + drafts || outbox) === 1;
  const rest = isOne ? 'hasn’t been sent. Logging out deletes it.' : 'haven’t been sent. Logging out deletes them.';
  return `You have ${counts.join(' and ')} on this device that ${rest}`;
}

async function saveUnsent(userId: number): Promise<void> {
  const drafts = await listDrafts(userId);
  const answers = (await listOutbox(userId)).map(({ fields }) => fields['message'] ?? '');
  // An answer in the outbox is also a draft until the server has it.
  const texts = [...new Set([...drafts.map(({ text }) => getDraftText(text)), ...answers])].filter(
    (text) => text !== '',
  );
  if (texts.length > 0) saveFile(new Blob([texts.join('\n\n')], { type: 'text/plain' }), 'unsent.txt');
  for (const { id, state } of await listRecordings(userId)) {
    if (state === 'success') continue;
    const audio = await readRecordingBlob(id).catch(() => null);
    if (audio !== null) saveFile(audio, recordingFileName(audio.type));
  }
}

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
