import { rememberFocus } from '../focus/return-path.ts';
import { createStore } from '../store.ts';
import { closeLayer, getDepth, escapeTarget, openLayer, getLayerPhase, removeLayer } from './dialog-stack-state.ts';
import type { Stack } from './dialog-stack-state.ts';

/** Longest way out, in ms: a sheet's; a little more than its motion lasts. */
const REMOVE_AFTER_MS = 240;

type Held = {
  /** The way back to what had the focus before the layer came. */
  wayBack: () => void;
  /** Asks the layer's owner to close it. */
  requestClose: () => void;
};

/** The layers over the page; module-wide, because a dialog may be asked for by code that is no component. */
export const layers = createStore<Stack>([]);

const held = new Map<number, Held>();
let lastId = 0;
/** The way back to the page under all layers. */
let wayToPage: () => void = () => {};

/** An id for a new layer; later layers have higher ones. */
export function nextLayerId(): number {
  lastId += 1;
  return lastId;
}

/** Puts a layer on top, and remembers where the focus was. */
export function showLayer(id: number, forced: boolean, requestClose: () => void): void {
  const stack = layers.read();
  if (getLayerPhase(stack, id) !== null) return;
  const wayBack = rememberFocus();
  // While one layer is on its way out, the focus may still be in it: the way to the page is known already.
  const fromLeaving = document.activeElement?.closest('[data-layer]') ?? null;
  if (getDepth(stack) === 0 && (stack.length === 0 || fromLeaving === null)) wayToPage = wayBack;
  held.set(id, { wayBack, requestClose });
  layers.set(openLayer(stack, id, forced));
}

/** Hides a layer, then removes it. */
export function hideLayer(id: number): void {
  layers.set(closeLayer(layers.read(), id));
  if (getLayerPhase(layers.read(), id) === 'closing') setTimeout(() => dropLayer(id), REMOVE_AFTER_MS);
}

/** Removes a layer at once: for one whose component has left the page. */
export function dropLayer(id: number): void {
  layers.set(removeLayer(layers.read(), id));
  if (getLayerPhase(layers.read(), id) === null) held.delete(id);
}

/** What Escape and the device's Back do: ask the top layer to close, unless it is forced. */
export function requestClose(): void {
  const id = escapeTarget(layers.read());
  if (id !== null) held.get(id)?.requestClose();
}

/** Gives the focus back to where it was before layer `id` came; to the page when no layer is left. */
export function focusBefore(id: number): void {
  if (getDepth(layers.read()) === 0) wayToPage();
  else held.get(id)?.wayBack();
}
