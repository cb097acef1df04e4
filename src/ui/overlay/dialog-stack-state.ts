/** One dialog, sheet or other layer over the page. */
export type Layer = {
  readonly id: number;
  readonly closing: boolean;
  /** It came over another layer, or went back to one: the two cross-fade instead of rising. */
  readonly swap: boolean;
  /** Neither Escape nor a press beside it closes it. */
  readonly forced: boolean;
};

/** From the lowest to the highest. */
export type Stack = readonly Layer[];

/** `shown` is the one visible layer; `covered` ones wait below it; `closing` ones are on their way out. */
export type LayerPhase = 'shown' | 'covered' | 'closing';

const open = (stack: Stack): Stack => stack.filter((layer) => !layer.closing);

/** The one visible layer, null while there is none. */
export const getTopLayer = (stack: Stack): Layer | null => open(stack).at(-1) ?? null;

/** Layers that are not on their way out; the page is locked while it is above zero. */
export const getDepth = (stack: Stack): number => open(stack).length;

/** Puts a layer on top. */
export function openLayer(stack: Stack, id: number, forced: boolean): Stack {
  if (getLayerPhase(stack, id) !== null) return stack;
  return [...stack, { id, forced, closing: false, swap: getDepth(stack) > 0 }];
}

/**
 * Hides a layer; it is removed later, when its way out has been seen. One that is covered is seen by nobody and goes at
 * once.
 */
export function closeLayer(stack: Stack, id: number): Stack {
  const phase = getLayerPhase(stack, id);
  if (phase === 'covered') return removeLayer(stack, id);
  if (phase !== 'shown') return stack;
  const below = getTopLayer(stack.filter((layer) => layer.id !== id));
  return stack.map((layer) => {
    if (layer.id === id) return { ...layer, closing: true, swap: below !== null };
    return layer.id === below?.id ? { ...layer, swap: true } : layer;
  });
}

/** Takes a layer out of the page. */
export function removeLayer(stack: Stack, id: number): Stack {
  return stack.some((layer) => layer.id === id) ? stack.filter((layer) => layer.id !== id) : stack;
}

/** What a layer looks like now; null when it is not in the stack. */
export function getLayerPhase(stack: Stack, id: number): LayerPhase | null {
  const layer = stack.find((one) => one.id === id);
  if (layer === undefined) return null;
  if (layer.closing) return 'closing';
  return getTopLayer(stack)?.id === id ? 'shown' : 'covered';
}

/** The layer that Escape closes: the top one, unless it is forced. */
export function escapeTarget(stack: Stack): number | null {
  const top = getTopLayer(stack);
  return top === null || top.forced ? null : top.id;
}
