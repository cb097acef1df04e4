import { tabStops } from './tab-stops.ts';

/** Moves the focus to the next stop after an element, or the last one before it; stays where there is none. */
export function focusOutside(element: HTMLElement, side: 'before' | 'after'): void {
  const wanted = side === 'after' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const outside = tabStops(document.body).filter(
    (stop) =>
      !stop.contains(element) && !element.contains(stop) && (element.compareDocumentPosition(stop) & wanted) !== 0,
  );
  (side === 'after' ? outside[0] : outside.at(-1))?.focus();
}
