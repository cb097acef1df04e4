import { systemClock } from '#src/platform/clock.ts';
import { isTextEntry } from '#src/ui/focus/text-entry.ts';

/** So long after the last key a writer has paused, ms. */
const pauseMs = 700;

/**
 * Does something that takes the focus: at once, or, while the writer is in a text, in the first pause of typing. What is typed
 * would go on into the field that has the focus then.
 */
export function whenTypingPauses(work: () => void): void {
  if (!isTextEntry(document.activeElement)) {
    work();
    return;
  }
  const keys = ['keydown', 'input'] as const;
  const finish = (): void => {
    for (const key of keys) document.removeEventListener(key, wait, { capture: true });
    work();
  };
  let cancel = systemClock.once(pauseMs, finish);
  function wait(): void {
    cancel();
    cancel = systemClock.once(pauseMs, finish);
  }
  for (const key of keys) document.addEventListener(key, wait, { capture: true, passive: true });
}
