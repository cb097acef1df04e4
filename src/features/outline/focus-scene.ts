/** The part of the page that shows a scene on the board; the list beside it has scenes of its own. */
function sceneElement(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-outline-board] [data-sortable-item="${CSS.escape(id)}"]`);
}

/** Gives the focus to the menu of a scene that a menu has just moved, wherever it is drawn now. */
export function focusMoved(id: string): void {
  requestAnimationFrame(() => {
    const scene = sceneElement(id);
    scene?.querySelector<HTMLElement>('.scene-more button')?.focus({ preventScroll: true });
    scene?.scrollIntoView({ block: 'nearest' });
  });
}

/** Brings a scene into view and gives it the focus. */
export function showScene(id: string): void {
  const scene = sceneElement(id);
  scene?.scrollIntoView({ block: 'center' });
  scene?.querySelector<HTMLElement>('.scene-title button')?.focus({ preventScroll: true });
}
