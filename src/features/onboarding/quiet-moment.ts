import { isBusy$ } from '#src/platform/busy.ts';

function isTyping(): boolean {
  const field = document.activeElement;
  if (field instanceof HTMLTextAreaElement) return field.value !== '';
  if (field instanceof HTMLInputElement) return field.matches(':read-write') && field.value !== '';
  return field instanceof HTMLElement && field.isContentEditable;
}

/** Runs `then` once the writer isn't busy, for example recording, and isn't typing. Returns a cancel function. */
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
  // The field still has the focus during `focusout`.
  const onFocusOut = (): void => {
    setTimeout(look);
  };
  document.addEventListener('focusout', onFocusOut);
  ends.push(() => document.removeEventListener('focusout', onFocusOut), isBusy$.onChange(look));
  look();
  return end;
}
