import { systemClock } from '#src/platform/clock.ts';
import { isTextEntry } from '#src/ui/focus/text-entry.ts';

const pauseMs = 700;

/**
 * Runs `work`, which moves the focus, at once or in the next typing pause. Otherwise the writer would type into the
 * newly focused field.
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
