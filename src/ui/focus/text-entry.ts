const withoutText = new Set(['checkbox', 'radio', 'range', 'button', 'submit', 'reset', 'file', 'color', 'image']);

export function isTextEntry(element: EventTarget | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (element instanceof HTMLInputElement) return !withoutText.has(element.type) && !element.readOnly;
  return element.isContentEditable || element.matches('textarea:not([readonly]), select');
}
