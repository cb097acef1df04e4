const CANDIDATES = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  'audio[controls]',
  '[contenteditable="true"]',
  '[tabindex]',
].join(',');

export function canTakeFocus(element: HTMLElement): boolean {
  return (
    element.isConnected &&
    !element.matches(':disabled') &&
    element.closest('[inert], [role=dialog][data-state=closed]') === null &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

/** A radio group has a single tab stop: the checked radio, else the first. */
function isSkippedRadio(element: HTMLElement, all: readonly HTMLElement[]): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  const group = all.filter(
    (other): other is HTMLInputElement =>
      other instanceof HTMLInputElement &&
      other.type === 'radio' &&
      other.name === element.name &&
      other.form === element.form,
  );
  return group.some((radio) => radio.checked) || group[0] !== element;
}

/** Returns the tab stops inside the roots, in document order. */
export function tabStops(...roots: readonly HTMLElement[]): HTMLElement[] {
  const all = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(CANDIDATES)]);
  return all.filter((element) => element.tabIndex >= 0 && canTakeFocus(element) && !isSkippedRadio(element, all));
}

/** Focuses the tab stop next to an element. If there isn't any, focuses the element's sibling. */
export function focusOutside(element: HTMLElement, side: 'before' | 'after'): void {
  const direction = side === 'after' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const outside = tabStops(document.body).filter(
    (stop) =>
      !stop.contains(element) && !element.contains(stop) && (element.compareDocumentPosition(stop) & direction) !== 0,
  );
  const stop = side === 'after' ? outside[0] : outside.at(-1);
  const beside = side === 'after' ? element.nextElementSibling : element.previousElementSibling;
  if (stop === undefined && beside instanceof HTMLElement) beside.tabIndex = -1;
  (stop ?? (beside instanceof HTMLElement ? beside : undefined))?.focus();
}
