import { useState } from 'react';
import { isStale } from '#src/lib/recordings-reducer.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { StoredRecording } from '#src/platform/device-records.ts';
import { quickMode$ } from '#src/platform/persisted-flag.ts';
import { listRecordings } from '#src/platform/recording-storage.ts';
import { dispatchRecordingsEvent, onRecordingsChanged } from '#src/platform/recordings-repository.ts';
import { useSubscription } from '#src/ui/use-subscription.ts';

const lookEveryMs = 1000;

function followRecordings(userId: number, onRead: (recordings: readonly StoredRecording[]) => void): () => void {
  let current: readonly StoredRecording[] = [];
  let isHere = true;
  const look = (): void => {
    const now = { at: systemClock.now(), quick: quickMode$.peek() };
    if (current.some((recording) => isStale(recording, now)))
      void dispatchRecordingsEvent(userId, { type: 'timePassed', ...now });
  };
  const read = async (): Promise<void> => {
    const read = await listRecordings(userId).catch(() => []);
    if (!isHere) return;
    current = read;
    onRead(read);
    look();
  };
  void read();
  const stops = [onRecordingsChanged(() => void read()), systemClock.every(lookEveryMs, look)];
  return () => {
    isHere = false;
    for (const stop of stops) stop();
  };
}

/**
 * Subscribes to a writer's recordings, newest first. Those waiting longer than the specification allows become failed, even if
 * no page was open.
 */
export function useRecordings(userId: number): readonly StoredRecording[] {
  const [recordings, setRecordings] = useState<readonly StoredRecording[]>([]);
  useSubscription(followRecordings, userId, setRecordings);
  return recordings;
}
