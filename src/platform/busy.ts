import { observable } from '@legendapp/state';

let busyCount = 0;

/**
 * True while the writer must not be interrupted: microphone open, recording unsent, or answer in progress. Typing isn't
 * included; check the focus.
 */
export const busy$ = observable(false);

export function acquireBusy(): () => void {
  busyCount += 1;
  busy$.set(true);
  let isActive = true;
  return () => {
    if (!isActive) return;
    isActive = false;
    busyCount -= 1;
    busy$.set(busyCount > 0);
  };
}
