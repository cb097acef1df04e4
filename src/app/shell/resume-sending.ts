import { systemClock } from '#src/platform/clock.ts';

/** Long enough for the first screen to be there, short enough for promise 4 (10 s after the return). */
const waitMs = 2000;

async function resume(userId: number, isWanted: () => boolean): Promise<void> {
  // Loaded afterwards, and the outbox only where something waits: most visits begin without either.
  const { listOutbox } = await import('#src/platform/outbox-store.ts');
  const entries = await listOutbox(userId);
  if (entries.every(({ state }) => state === 'failed')) return;
  const { getOutbox } = await import('#src/features/conversation/outbox.ts');
  if (isWanted()) getOutbox(userId);
}

/**
 * What was on its way when the browser ended leaves at the next visit, whichever screen that begins with. The answer ends the
 * waiting; it is to be called when nobody is logged in any more.
 */
export function resumeSending(userId: number): () => void {
  let isWanted = true;
  const cancel = systemClock.once(waitMs, () => {
    // A device that cannot be read keeps it; the next conversation that is opened tries again.
    resume(userId, () => isWanted).catch(() => undefined);
  });
  return () => {
    isWanted = false;
    cancel();
  };
}
