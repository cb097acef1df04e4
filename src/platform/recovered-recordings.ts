import { finishRecording, listUnfinishedRecordings } from './recordings-store.ts';
import type { StoredRecording } from './device-records.ts';
import { holdTabLock, isTabLockHeld } from './web-lock.ts';

const lockOf = (id: string): string => `recording:${id}`;

/** Says, for as long as it is held, that this recording is under way in a living tab. Resolves to its release. */
export async function lockRecording(id: string): Promise<() => void> {
  return holdTabLock(lockOf(id));
}

/**
 * Finishes the recordings whose browser died while they were made, with the sound that was kept; the writer may listen
 * to them, send, download or discard them. One that is under way in another tab is left alone.
 */
export async function recoverRecordings(userId: number): Promise<readonly StoredRecording[]> {
  const recovered: StoredRecording[] = [];
  for (const recording of await listUnfinishedRecordings(userId)) {
    if (await isTabLockHeld(lockOf(recording.id))) continue;
    const finished = await finishRecording(recording.id);
    if (finished !== null) recovered.push(finished);
  }
  return recovered;
}
