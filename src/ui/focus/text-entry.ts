/** Inputs that take no text: a single key in one of them may mean something else. */
const withoutText = new Set(['checkbox', 'radio', 'range', 'button', 'submit', 'reset', 'file', 'color', 'image']);

/** Whether what is typed now goes into this element. */
export function isTextEntry(element: EventTarget | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (element instanceof HTMLInputElement) return !withoutText.has(element.type) && !element.readOnly;
  return element.isContentEditable || element.matches('textarea:not([readonly]), select');
}
