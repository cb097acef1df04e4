import { systemClock } from '#src/platform/clock.ts';
import type { DraftKey } from '#src/platform/device-records.ts';

/** Texts that were left while their last save was on its way. */
const onTheirWay = new Map<string, Promise<unknown>>();

/** The longest that the next opening of a text waits for it. */
const longestMs = 5000;

const nameOf = ({ userId, entityId }: DraftKey): string => `${userId}:${entityId}`;

/** A text was left; `rest` is its last save. */
export function registerPendingSave(place: DraftKey, rest: Promise<unknown>): void {
  const name = nameOf(place);
  onTheirWay.set(name, rest);
  void rest.finally(() => {
    if (onTheirWay.get(name) === rest) onTheirWay.delete(name);
  });
}

/** Until the last save of a text has its answer: otherwise it would be taken for a change from elsewhere. */
export async function waitForPendingSave(place: DraftKey): Promise<void> {
  const rest = onTheirWay.get(nameOf(place));
  if (rest === undefined) return;
  await Promise.race([rest.catch(() => undefined), systemClock.after(longestMs)]);
}
