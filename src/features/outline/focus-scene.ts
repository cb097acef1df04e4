function sceneElement(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-outline-board] [data-sortable-item="${CSS.escape(id)}"]`);
}

/** Focuses a moved scene's menu after the next render. */
export function focusMoved(id: string): void {
  requestAnimationFrame(() => {
    const scene = sceneElement(id);
    scene?.querySelector<HTMLElement>('.scene-more button')?.focus({ preventScroll: true });
    scene?.scrollIntoView({ block: 'nearest' });
  });
}

export function showScene(id: string): void {
  const scene = sceneElement(id);
  scene?.scrollIntoView({ block: 'center' });
  scene?.querySelector<HTMLElement>('.scene-title button')?.focus({ preventScroll: true });
}
