import { useEffect, useState } from 'react';
import { isStale } from '#src/lib/kept-recordings.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { StoredRecording } from '#src/platform/device-records.ts';
import { quickMode$ } from '#src/platform/quick-mode.ts';
import { onRecordingsChanged, dispatchRecordingsEvent } from '#src/platform/recordings-book.ts';
import { listRecordings } from '#src/platform/recordings-store.ts';

/** How often it is looked whether a recording has waited too long, ms. */
const lookEveryMs = 1000;

/**
 * The recordings of a writer on this device, newest first, live; those that wait longer than section 4 allows become failed, also
 * when they did so while no page was open.
 */
export function useRecordings(userId: number): readonly StoredRecording[] {
  const [recordings, setRecordings] = useState<readonly StoredRecording[]>([]);
  useEffect(() => {
    let known: readonly StoredRecording[] = [];
    let isHere = true;
    const look = (): void => {
      const now = { at: systemClock.now(), quick: quickMode$.peek() };
      if (known.some((recording) => isStale(recording, now)))
        void dispatchRecordingsEvent(userId, { type: 'timePassed', ...now });
    };
    const read = async (): Promise<void> => {
      const read = await listRecordings(userId).catch(() => []);
      if (!isHere) return;
      known = read;
      setRecordings(read);
      look();
    };
    void read();
    const stops = [onRecordingsChanged(() => void read()), systemClock.every(lookEveryMs, look)];
    return () => {
      isHere = false;
      for (const stop of stops) stop();
    };
  }, [userId]);
  return recordings;
}
