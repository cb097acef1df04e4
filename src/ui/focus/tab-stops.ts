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
