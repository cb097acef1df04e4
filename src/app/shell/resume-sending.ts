import { systemClock } from '#src/platform/clock.ts';

/** Long enough for the first screen, short enough for promise 4 (10 s after the return). */
const waitMs = 2000;

async function resume(userId: number, isWanted: () => boolean): Promise<void> {
  const { listOutbox } = await import('#src/platform/outbox-storage.ts');
  const entries = await listOutbox(userId);
  if (entries.every(({ state }) => state === 'failed')) return;
  const { getOutbox } = await import('#src/features/conversation/outbox.ts');
  if (isWanted()) getOutbox(userId);
}

/**
 * Resumes sending what the last visit left unsent, on every screen. Returns a function that cancels it, for the logout.
 */
export function resumeSending(userId: number): () => void {
  let isWanted = true;
  const cancel = systemClock.once(waitMs, () => {
    // The unreadable device keeps it. The next opened conversation tries again.
    resume(userId, () => isWanted).catch(() => undefined);
  });
  return () => {
    isWanted = false;
    cancel();
  };
}
