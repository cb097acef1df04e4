export type Layer = {
  readonly id: number;
  readonly closing: boolean;
  /** Opened over another layer or revealed again: the layers cross-fade. */
  readonly swap: boolean;
  /** Escape and presses outside don't close it. */
  readonly forced: boolean;
};

export type Stack = readonly Layer[];

export type LayerPhase = 'shown' | 'covered' | 'closing';

function open(stack: Stack): Stack {
  return stack.filter((layer) => !layer.closing);
}

export function getTopLayer(stack: Stack): Layer | null {
  return open(stack).at(-1) ?? null;
}

/** Open layers, except those closing; above zero, the page is locked. */
export function getDepth(stack: Stack): number {
  return open(stack).length;
}

export function openLayer(stack: Stack, id: number, forced: boolean): Stack {
  if (getLayerPhase(stack, id) !== null) return stack;
  return [...stack, { id, forced, closing: false, swap: getDepth(stack) > 0 }];
}

/** Hides a layer, which is removed after its exit animation. A covered layer is removed at once. */
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

export function removeLayer(stack: Stack, id: number): Stack {
  return stack.some((layer) => layer.id === id) ? stack.filter((layer) => layer.id !== id) : stack;
}

export function getLayerPhase(stack: Stack, id: number): LayerPhase | null {
  const layer = stack.find((one) => one.id === id);
  if (layer === undefined) return null;
  if (layer.closing) return 'closing';
  return getTopLayer(stack)?.id === id ? 'shown' : 'covered';
}

/** Returns the layer that Escape closes: the top, unless forced. */
export function escapeTarget(stack: Stack): number | null {
  const top = getTopLayer(stack);
  return top === null || top.forced ? null : top.id;
}
