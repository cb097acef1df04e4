import { viewport } from '#src/lib/constants.ts';

export type DragOrigin = 'head' | 'list-top' | 'list-scrolled';

export type DragOutcome = 'close' | 'expand' | 'stay';

const EXPANDS_OVER = 30;
const AXIS_DECIDED_AT = 8;

/**
 * Returns the outcome of a drag by `dx`, `dy` px. A list that was scrolled at the start only scrolls, so reading never
 * closes the sheet.
 */
export function getDragOutcome(origin: DragOrigin, dx: number, dy: number): DragOutcome {
  if (origin === 'list-scrolled') return 'stay';
  if (Math.abs(dx) > Math.abs(dy)) return Math.abs(dx) > viewport.swipeOverPx ? 'close' : 'stay';
  if (dy > viewport.swipeOverPx) return 'close';
  return dy < -EXPANDS_OVER ? 'expand' : 'stay';
}

/** Returns the sheet's offset in px down; 0 for sideways moves and scrolled lists. */
export function getDragOffset(origin: DragOrigin, dx: number, dy: number): number {
  const vertical = Math.abs(dy) >= Math.abs(dx) && Math.abs(dy) > AXIS_DECIDED_AT;
  if (origin === 'list-scrolled' || !vertical) return 0;
  if (origin === 'list-top') return Math.max(0, dy);
  return dy > 0 ? dy : Math.max(-24, dy / 3);
}
