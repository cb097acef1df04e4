import { session$ } from '#src/features/session/session-state.ts';
import { countUnsentWork } from '#src/platform/device-data.ts';
import { isBusy$ } from '#src/platform/occupied.ts';
import { isTextEntry } from '#src/ui/focus/text-entry.ts';

let typedAt: string | null = null;

/** Notes, from now on, that something is typed on a screen. */
export function watchTyping(): void {
  const onInput = (event: Event): void => {
    if (event.isTrusted && isTextEntry(event.target)) typedAt = location.pathname;
  };
  document.addEventListener('input', onInput, { capture: true, passive: true });
}

/**
 * Whether a reload would come in the way of something: a recording, an answer under way, typed text, or what this device has and
 * the server has not. All of it is kept on the device; but a writer decides when to be interrupted.
 */
export async function hasUnsent(): Promise<boolean> {
  if (isBusy$.peek() || typedAt === location.pathname) return true;
  const session = session$.peek();
  if (session.phase !== 'in') return false;
  // A device that cannot be read has kept nothing.
  const work = await countUnsentWork(session.userId).catch(() => null);
  return work !== null && work.drafts + work.outbox + work.recordings > 0;
}
