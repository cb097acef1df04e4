import { getDraftText } from '#src/lib/text-draft.ts';
import { listDrafts } from '#src/platform/drafts.ts';
import { listOutbox } from '#src/platform/outbox-storage.ts';
import { recordingFileName } from '#src/platform/recording-format.ts';
import { listRecordings, readRecordingBlob } from '#src/platform/recording-storage.ts';
import { saveFile } from '#src/platform/save-file.ts';

export async function saveUnsent(userId: number): Promise<void> {
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
