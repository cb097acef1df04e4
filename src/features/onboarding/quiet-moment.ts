import { isBusy$ } from '#src/platform/occupied.ts';

/** A text field with the focus and something in it. */
function isTyping(): boolean {
  const field = document.activeElement;
  if (field instanceof HTMLTextAreaElement) return field.value !== '';
  if (field instanceof HTMLInputElement) return field.matches(':read-write') && field.value !== '';
  return field instanceof HTMLElement && field.isContentEditable;
}

/**
 * Runs `then` as soon as the writer is neither occupied (recording, say) nor in the middle of a text, at once where that is so
 * already; the answer gives it up.
 */
export function whenQuiet(then: () => void): () => void {
  const isBusy = (): boolean => isBusy$.peek() || isTyping();
  const ends: (() => void)[] = [];
  let isOver = false;
  const end = (): void => {
    isOver = true;
    for (const one of ends.splice(0)) one();
  };
  const look = (): void => {
    if (isOver || isBusy()) return;
    end();
    then();
  };
  // The field that loses the focus still has it while this is told.
  const onFocusOut = (): void => {
    setTimeout(look);
  };
  document.addEventListener('focusout', onFocusOut);
  ends.push(() => document.removeEventListener('focusout', onFocusOut), isBusy$.onChange(look));
  look();
  return end;
}
