import { session$ } from '#src/features/session/session-state.ts';
import { countUnsentWork } from '#src/platform/device-data.ts';
import { busy$ } from '#src/platform/busy.ts';
import { isTextEntry } from '#src/ui/focus/keys.ts';

let typedAt: string | null = null;

export function watchTyping(): void {
  const onInput = (event: Event): void => {
    if (event.isTrusted && isTextEntry(event.target)) typedAt = location.pathname;
  };
  document.addEventListener('input', onInput, { capture: true, passive: true });
}

/**
 * Returns whether a reload would interrupt a recording, an answer in progress, typing or unsent work. All of it is
 * saved, but the writer decides when to be interrupted.
 */
export async function wouldReloadInterrupt(): Promise<boolean> {
  if (busy$.peek() || typedAt === location.pathname) return true;
  const session = session$.peek();
  if (session.phase !== 'in') return false;
  const work = await countUnsentWork(session.userId).catch(() => null);
  return work !== null && work.drafts + work.outbox + work.recordings > 0;
}
