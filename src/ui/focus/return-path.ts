import { canTakeFocus, tabStops } from './tab-stops.ts';

type Step = { readonly element: Element; readonly index: number };

/** The place that counts as "the page" when nothing nearer is left: its heading, else its main part. */
function focusPage(): void {
  const page = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (page === null) return;
  if (!page.hasAttribute('tabindex')) page.setAttribute('tabindex', '-1');
  page.focus({ preventScroll: true });
}

/** What stands now where the lost child stood: itself if it is a stop, else the first stop in it. */
function focusNear(parent: Element, index: number): boolean {
  const neighbour = parent.children[Math.min(index, parent.children.length - 1)];
  const near = neighbour instanceof HTMLElement ? tabStops(neighbour) : [];
  const itself = neighbour instanceof HTMLElement && neighbour.tabIndex >= 0 && canTakeFocus(neighbour);
  const target = itself ? neighbour : (near[0] ?? (parent instanceof HTMLElement ? tabStops(parent)[0] : undefined));
  target?.focus();
  return target !== undefined;
}

/**
 * Remembers where the focus is and returns the way back to it. When that element is gone, the way leads to what stands
 * in its place, as after deleting a row of a list, and else to the page's heading: never to nowhere.
 */
export function rememberFocus(origin: Element | null = document.activeElement): () => void {
  const path: Step[] = [];
  for (let at = origin; at !== null && at !== document.body; at = at.parentElement) {
    path.push({ element: at, index: at.parentElement === null ? 0 : [...at.parentElement.children].indexOf(at) });
  }
  return () => {
    if (origin instanceof HTMLElement && path.length > 0 && canTakeFocus(origin)) {
      origin.focus({ preventScroll: true });
      if (document.activeElement === origin) return;
    }
    for (const [step, { element }] of path.entries()) {
      const lost = path[step - 1];
      if (lost === undefined || !element.isConnected) continue;
      const withinPage = element.closest('main, [role="dialog"]') !== null && !element.matches('main');
      if (withinPage && focusNear(element, lost.index)) return;
      break;
    }
    focusPage();
  };
}
