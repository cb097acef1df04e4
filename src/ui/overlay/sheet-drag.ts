import { viewport } from '#src/lib/constants.ts';

/** Where a drag began: on the sheet's head, on its list while that was at its top, or on a list already scrolled. */
export type DragOrigin = 'head' | 'list-top' | 'list-scrolled';

/** What a finished drag asks for. */
export type DragOutcome = 'close' | 'expand' | 'stay';

const EXPANDS_OVER = 30;
const AXIS_DECIDED_AT = 8;

/**
 * What a drag of `dx`, `dy` px means when the finger leaves. Down or sideways over 50 px closes, up expands; a list that
 * was scrolled when the drag began only scrolls, so reading never closes the sheet.
 */
export function getDragOutcome(origin: DragOrigin, dx: number, dy: number): DragOutcome {
  if (origin === 'list-scrolled') return 'stay';
  if (Math.abs(dx) > Math.abs(dy)) return Math.abs(dx) > viewport.swipeOverPx ? 'close' : 'stay';
  if (dy > viewport.swipeOverPx) return 'close';
  return dy < -EXPANDS_OVER ? 'expand' : 'stay';
}

/** How far the sheet follows the finger, in px down; sideways moves and scrolled lists move nothing. */
export function getDragOffset(origin: DragOrigin, dx: number, dy: number): number {
  const vertical = Math.abs(dy) >= Math.abs(dx) && Math.abs(dy) > AXIS_DECIDED_AT;
  if (origin === 'list-scrolled' || !vertical) return 0;
  if (origin === 'list-top') return Math.max(0, dy);
  // Above its place a sheet resists: a third of the way, and not far.
  return dy > 0 ? dy : Math.max(-24, dy / 3);
}
