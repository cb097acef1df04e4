import { finishRecording, listUnfinishedRecordings } from './recording-storage.ts';
import type { StoredRecording } from './device-records.ts';
import { holdTabLock, isTabLockHeld } from './web-lock.ts';

function toLockName(id: string): string {
  return `recording:${id}`;
}

/** Locks a recording that's in progress in a living tab. Resolves to the release function. */
export async function lockRecording(id: string): Promise<() => void> {
  return holdTabLock(toLockName(id));
}

/** Finishes recordings whose browser died, with the audio saved so far. Skips recordings in progress in another tab. */
export async function recoverRecordings(userId: number): Promise<readonly StoredRecording[]> {
  const recovered: StoredRecording[] = [];
  for (const recording of await listUnfinishedRecordings(userId)) {
    if (await isTabLockHeld(toLockName(recording.id))) continue;
    const finished = await finishRecording(recording.id);
    if (finished !== null) recovered.push(finished);
  }
  return recovered;
}
