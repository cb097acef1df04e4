import { describe, expect, it } from 'vitest';
import { closeLayer, depthOf, escapeTarget, openLayer, phaseOf, removeLayer, topOf } from './dialog-stack-state.ts';
import type { Stack } from './dialog-stack-state.ts';

/** A stack in which the given layers were opened in turn, none of them forced. */
const opened = (...ids: number[]): Stack => ids.reduce<Stack>((stack, id) => openLayer(stack, id, false), []);

describe('stacked dialogs', () => {
  it('show only the last one opened; the others wait below it', () => {
    const stack = opened(1, 2, 3);
    expect([1, 2, 3].map((id) => phaseOf(stack, id))).toEqual(['covered', 'covered', 'shown']);
  });

  // Covers SHELL-24.
  it('give back the one below when the top one closes', () => {
    const stack = closeLayer(opened(1, 2, 3), 3);
    expect([1, 2, 3].map((id) => phaseOf(stack, id))).toEqual(['covered', 'shown', 'closing']);
  });

  // Covers SHELL-25.
  it('hide first and are removed later', () => {
    const hidden = closeLayer(opened(1), 1);
    expect(phaseOf(hidden, 1)).toBe('closing');
    expect(phaseOf(removeLayer(hidden, 1), 1)).toBeNull();
  });

  // Covers SHELL-26.
  it('keep the page locked until the last of them closes', () => {
    const two = opened(1, 2);
    const one = closeLayer(two, 2);
    expect([depthOf(two), depthOf(one), depthOf(closeLayer(one, 1))]).toEqual([2, 1, 0]);
  });

  it('let one that is covered go at once, since nobody sees it', () => {
    const stack = closeLayer(opened(1, 2), 1);
    expect(phaseOf(stack, 1)).toBeNull();
    expect(phaseOf(stack, 2)).toBe('shown');
  });

  it('do not restart the motion of the shown one when a covered one goes', () => {
    const stack = opened(1, 2, 3);
    expect(topOf(closeLayer(stack, 1))).toBe(topOf(stack));
  });

  it('cross-fade where one replaces another, and rise where none was', () => {
    const stack = opened(1, 2);
    expect(stack.map((layer) => layer.swap)).toEqual([false, true]);
    const back = closeLayer(stack, 2);
    expect(back.map((layer) => layer.swap)).toEqual([true, true]);
    expect(closeLayer(back, 1).find((layer) => layer.id === 1)?.swap).toBe(false);
  });

  it('rise again when one opens while the last is on its way out', () => {
    const stack = openLayer(closeLayer(opened(1), 1), 2, false);
    expect(topOf(stack)).toMatchObject({ id: 2, swap: false });
  });

  it('ignore a second opening and a second closing', () => {
    const stack = opened(1, 2);
    expect(openLayer(stack, 1, false)).toBe(stack);
    const closing = closeLayer(stack, 2);
    expect(closeLayer(closing, 2)).toBe(closing);
    expect(removeLayer(stack, 9)).toBe(stack);
  });
});

describe('Escape', () => {
  // Covers SHELL-24.
  it('is for the top one only', () => {
    expect(escapeTarget(opened(1, 2))).toBe(2);
    expect(escapeTarget(closeLayer(opened(1, 2), 2))).toBe(1);
  });

  it('does nothing to a forced one, not even to what lies under it', () => {
    expect(escapeTarget(openLayer(opened(1), 2, true))).toBeNull();
  });

  it('does nothing while none is open', () => {
    expect(escapeTarget([])).toBeNull();
    expect(escapeTarget(closeLayer(opened(1), 1))).toBeNull();
  });
});
