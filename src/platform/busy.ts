import { createStore } from '#src/lib/store.ts';

let busyCount = 0;

/**
 * True while the writer must not be interrupted: microphone open, recording unsent, or answer in progress. Typing isn't
 * included; check the focus.
 */
export const busyStore = createStore(false);

export function acquireBusy(): () => void {
  busyCount += 1;
  busyStore.set(true);
  let isActive = true;
  return () => {
    if (!isActive) return;
    isActive = false;
    busyCount -= 1;
    busyStore.set(busyCount > 0);
  };
}
