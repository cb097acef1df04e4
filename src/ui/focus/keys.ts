import { dialogs$ } from '../overlay/dialogs.ts';

const withoutText = new Set(['checkbox', 'radio', 'range', 'button', 'submit', 'reset', 'file', 'color', 'image']);

export function isTextEntry(element: EventTarget | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (element instanceof HTMLInputElement) return !withoutText.has(element.type) && !element.readOnly;
  return element.isContentEditable || element.matches('textarea:not([readonly]), select');
}

/** Returns true while a dialog, sheet, menu or popover is open, also before a dialog's first paint. */
export function isOverlayOpen(): boolean {
  return (
    dialogs$.peek().some(({ open }) => open) ||
    document.querySelector('[data-state=open]:is([role=dialog], [role=menu])') !== null
  );
}

/**
 * Returns true when a key press may be a single-key shortcut: no typing, no layer open and no combination. Some
 * keyboards need Alt for a bracket.
 */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing || isTextEntry(event.target)) return false;
  return !event.metaKey && (!event.ctrlKey || event.altKey) && !isOverlayOpen();
}
