import { observable } from '@legendapp/state';

const key = 'speakingMode';

function stored(): boolean {
  try {
    return sessionStorage.getItem(key) !== 'false';
  } catch {
    return true;
  }
}

/** Whether the writer answers by voice; on by default (section 2), remembered for this visit. */
export const speakingMode$ = observable(stored());

/** Changes the answer mode and remembers it for this visit, where the browser lets us. */
export function setSpeakingMode(speaking: boolean): void {
  speakingMode$.set(speaking);
  try {
    sessionStorage.setItem(key, String(speaking));
  } catch {
    // Without storage the choice holds for this page.
  }
}
