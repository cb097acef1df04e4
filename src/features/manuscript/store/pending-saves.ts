import { systemClock } from '#src/platform/clock.ts';
import type { DraftKey } from '#src/platform/device-records.ts';

const onTheirWay = new Map<string, Promise<unknown>>();

const longestMs = 5000;

function toMapKey({ userId, entityId }: DraftKey): string {
  return `${userId}:${entityId}`;
}

export function registerPendingSave(draftKey: DraftKey, rest: Promise<unknown>): void {
  const name = toMapKey(draftKey);
  onTheirWay.set(name, rest);
  void rest.finally(() => {
    if (onTheirWay.get(name) === rest) onTheirWay.delete(name);
  });
}

/** Waits for a text's last save, which would otherwise look like a remote change. */
export async function waitForPendingSave(draftKey: DraftKey): Promise<void> {
  const rest = onTheirWay.get(toMapKey(draftKey));
  if (rest === undefined) return;
  await Promise.race([rest.catch(() => undefined), systemClock.after(longestMs)]);
}
