import { rememberFocus } from '../focus/focus-return.ts';
import { createStore } from '../store.ts';
import { closeLayer, getDepth, escapeTarget, openLayer, getLayerPhase, removeLayer } from './dialog-stack-state.ts';
import type { Stack } from './dialog-stack-state.ts';

/** Longest exit animation (the sheet's) in ms, with a margin. */
const REMOVE_AFTER_MS = 240;

type LayerHandlers = {
  wayBack: () => void;
  requestClose: () => void;
};

/** Module-wide, because code outside components can open dialogs. */
export const layers = createStore<Stack>([]);

const handlers = new Map<number, LayerHandlers>();
let lastId = 0;
let wayToPage: () => void = () => {};

/** Returns a layer id, higher than all before. */
export function nextLayerId(): number {
  lastId += 1;
  return lastId;
}

export function showLayer(id: number, forced: boolean, requestClose: () => void): void {
  const stack = layers.read();
  if (getLayerPhase(stack, id) !== null) return;
  const wayBack = rememberFocus();
  // A closing layer may still hold the focus: don't overwrite the way back to the page.
  const fromLeaving = document.activeElement?.closest('[data-layer]') ?? null;
  if (getDepth(stack) === 0 && (stack.length === 0 || fromLeaving === null)) wayToPage = wayBack;
  handlers.set(id, { wayBack, requestClose });
  layers.set(openLayer(stack, id, forced));
}

export function hideLayer(id: number): void {
  layers.set(closeLayer(layers.read(), id));
  if (getLayerPhase(layers.read(), id) === 'closing') setTimeout(() => dropLayer(id), REMOVE_AFTER_MS);
}

export function dropLayer(id: number): void {
  layers.set(removeLayer(layers.read(), id));
  if (getLayerPhase(layers.read(), id) === null) handlers.delete(id);
}

/** Asks the top layer to close, unless it's forced. Used by Escape and device Back. */
export function requestClose(): void {
  const id = escapeTarget(layers.read());
  if (id !== null) handlers.get(id)?.requestClose();
}

/** Restores the focus from before layer `id`, or the page's when no layer is left. */
export function focusBefore(id: number): void {
  if (getDepth(layers.read()) === 0) wayToPage();
  else handlers.get(id)?.wayBack();
}
