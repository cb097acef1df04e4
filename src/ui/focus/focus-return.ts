import { canTakeFocus, tabStops } from './tab-stops.ts';

type Step = { readonly element: Element; readonly index: number };

function focusPage(): void {
  const page = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (page === null) return;
  if (!page.hasAttribute('tabindex')) page.setAttribute('tabindex', '-1');
  page.focus({ preventScroll: true });
}

function focusNear(parent: Element, index: number): boolean {
  const sibling = parent.children[Math.min(index, parent.children.length - 1)];
  const near = sibling instanceof HTMLElement ? tabStops(sibling) : [];
  const itself = sibling instanceof HTMLElement && sibling.tabIndex >= 0 && canTakeFocus(sibling);
  const target = itself ? sibling : (near[0] ?? (parent instanceof HTMLElement ? tabStops(parent)[0] : undefined));
  target?.focus();
  return target !== undefined;
}

/**
 * Returns a function that restores the current focus. If the element is gone, it focuses the element at its position,
 * or else the page's heading.
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
