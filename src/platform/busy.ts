import { observable } from '@legendapp/state';

let held = 0;

/**
 * True while the writer must not be interrupted: microphone open, recording unsent, or answer in progress. Typing isn't
 * included; check the focus.
 */
export const isBusy$ = observable(false);

export function acquireBusy(): () => void {
  held += 1;
  isBusy$.set(true);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    held -= 1;
    isBusy$.set(held > 0);
  };
}
