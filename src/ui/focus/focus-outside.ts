import { tabStops } from './tab-stops.ts';

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
