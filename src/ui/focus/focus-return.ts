import { canTakeFocus, tabStops } from './tab-stops.ts';

type Step = { readonly element: Element; readonly index: number };

function findHeading(): HTMLElement | null {
  const page = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (page !== null && !page.hasAttribute('tabindex')) page.setAttribute('tabindex', '-1');
  return page;
}

function findNear(parent: Element, index: number): HTMLElement | null {
  const sibling = parent.children[Math.min(index, parent.children.length - 1)];
  if (sibling instanceof HTMLElement && sibling.tabIndex >= 0 && canTakeFocus(sibling)) return sibling;
  const near = sibling instanceof HTMLElement ? tabStops(sibling) : [];
  return near[0] ?? (parent instanceof HTMLElement ? (tabStops(parent)[0] ?? null) : null);
}

/**
 * Returns a function that finds the element focused now. If the element is gone, it finds the element at its position,
 * or else the fallback: the page's heading.
 */
export function rememberFocus(
  origin: Element | null = document.activeElement,
  fallback: () => HTMLElement | null = findHeading,
): () => HTMLElement | null {
  const path: Step[] = [];
  for (let at = origin; at !== null && at !== document.body; at = at.parentElement) {
    path.push({ element: at, index: at.parentElement === null ? 0 : [...at.parentElement.children].indexOf(at) });
  }
  return () => {
    if (origin instanceof HTMLElement && path.length > 0 && canTakeFocus(origin)) return origin;
    for (const [step, { element }] of path.entries()) {
      const lost = path[step - 1];
      if (lost === undefined || !element.isConnected) continue;
      const withinPage = element.closest('main, [role="dialog"]') !== null && !element.matches('main');
      const near = withinPage ? findNear(element, lost.index) : null;
      if (near !== null) return near;
      break;
    }
    return fallback();
  };
}
