import { observable } from '@legendapp/state';

let held = 0;

/**
 * True while the writer must not be interrupted by anything that could wait: a microphone is open, a recording is unsent in the
 * dock, or an answer is worked on. Typing is not told here: whoever asks looks where the focus is.
 */
export const isBusy$ = observable(false);

/** Says that the writer is occupied until the answer is called. */
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
