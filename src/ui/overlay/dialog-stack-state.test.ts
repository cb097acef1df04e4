import { describe, expect, it } from 'vitest';
import {
  closeLayer,
  getDepth,
  escapeTarget,
  openLayer,
  getLayerPhase,
  removeLayer,
  getTopLayer,
} from './dialog-stack-state.ts';
import type { Stack } from './dialog-stack-state.ts';

function opened(...ids: number[]): Stack {
  return ids.reduce<Stack>((stack, id) => openLayer(stack, id, false), []);
}

describe('stacked dialogs', () => {
  it('shows only the last dialog opened and covers the others', () => {
    const stack = opened(1, 2, 3);
    expect([1, 2, 3].map((id) => getLayerPhase(stack, id))).toEqual(['covered', 'covered', 'shown']);
  });

  // Covers SHELL-24.
  it('shows the dialog below when the top one closes', () => {
    const stack = closeLayer(opened(1, 2, 3), 3);
    expect([1, 2, 3].map((id) => getLayerPhase(stack, id))).toEqual(['covered', 'shown', 'closing']);
  });

  // Covers SHELL-25.
  it('hides a closed dialog first and removes it later', () => {
    const hidden = closeLayer(opened(1), 1);
    expect(getLayerPhase(hidden, 1)).toBe('closing');
    expect(getLayerPhase(removeLayer(hidden, 1), 1)).toBeNull();
  });

  // Covers SHELL-26.
  it('locks the page until the last dialog closes', () => {
    const two = opened(1, 2);
    const one = closeLayer(two, 2);
    expect([getDepth(two), getDepth(one), getDepth(closeLayer(one, 1))]).toEqual([2, 1, 0]);
  });

  it('removes a covered dialog at once when it closes', () => {
    const stack = closeLayer(opened(1, 2), 1);
    expect(getLayerPhase(stack, 1)).toBeNull();
    expect(getLayerPhase(stack, 2)).toBe('shown');
  });

  it("doesn't restart the visible dialog's animation when a covered one closes", () => {
    const stack = opened(1, 2, 3);
    expect(getTopLayer(closeLayer(stack, 1))).toBe(getTopLayer(stack));
  });

  it('cross-fades when one dialog replaces another and otherwise uses the rise animation', () => {
    const stack = opened(1, 2);
    expect(stack.map((layer) => layer.swap)).toEqual([false, true]);
    const back = closeLayer(stack, 2);
    expect(back.map((layer) => layer.swap)).toEqual([true, true]);
    expect(closeLayer(back, 1).find((layer) => layer.id === 1)?.swap).toBe(false);
  });

  it('uses the rise animation for a dialog opened while the last one closes', () => {
    const stack = openLayer(closeLayer(opened(1), 1), 2, false);
    expect(getTopLayer(stack)).toMatchObject({ id: 2, swap: false });
  });

  it('ignores a second opening and a second closing of a dialog', () => {
    const stack = opened(1, 2);
    expect(openLayer(stack, 1, false)).toBe(stack);
    const closing = closeLayer(stack, 2);
    expect(closeLayer(closing, 2)).toBe(closing);
    expect(removeLayer(stack, 9)).toBe(stack);
  });
});

describe('Escape', () => {
  // Covers SHELL-24.
  it('closes only the top dialog', () => {
    expect(escapeTarget(opened(1, 2))).toBe(2);
    expect(escapeTarget(closeLayer(opened(1, 2), 2))).toBe(1);
  });

  it('closes neither a forced dialog nor the dialogs below it', () => {
    expect(escapeTarget(openLayer(opened(1), 2, true))).toBeNull();
  });

  it('does nothing while no dialog is open', () => {
    expect(escapeTarget([])).toBeNull();
    expect(escapeTarget(closeLayer(opened(1), 1))).toBeNull();
  });
});
