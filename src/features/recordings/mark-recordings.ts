import { listRecordings, updateRecording } from '#src/platform/recordings-store.ts';

/** What a status update says about the recordings of a session chat (section 4). */
export type RecordingsMark = {
  readonly to: 'success' | 'failed';
  readonly messageId: number;
  readonly sessionChatId: number | null;
  readonly errorMessage: string | null;
};

/** Marks this writer's recordings that are in sending: by message where they know theirs, else by session chat. */
export async function markRecordings(userId: number, mark: RecordingsMark): Promise<void> {
  const recordings = await listRecordings(userId).catch(() => []);
  const meant = recordings.filter(
    ({ state, chatMessageId, sessionChatId }) =>
      state === 'sending' &&
      (chatMessageId === null ? sessionChatId === mark.sessionChatId : chatMessageId === mark.messageId),
  );
  await Promise.all(
    meant.map(({ id }) =>
      updateRecording(id, { state: mark.to, errorMessage: mark.errorMessage }).catch(() => undefined),
    ),
  );
}
