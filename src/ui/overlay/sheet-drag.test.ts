import { describe, expect, it } from 'vitest';
import { getDragOffset, getDragOutcome } from './sheet-drag.ts';
import type { DragOrigin } from './sheet-drag.ts';

const movable: DragOrigin[] = ['head', 'list-top'];

describe('a swipe on the sheet', () => {
  it.each(movable)('closes the sheet when swiped down by more than 50 px (%s)', (origin) => {
    expect(getDragOutcome(origin, 0, 50)).toBe('stay');
    expect(getDragOutcome(origin, 0, 51)).toBe('close');
  });

  it.each(movable)('closes the sheet when swiped sideways by more than 50 px (%s)', (origin) => {
    expect(getDragOutcome(origin, 50, 0)).toBe('stay');
    expect(getDragOutcome(origin, 51, 0)).toBe('close');
    expect(getDragOutcome(origin, -51, 10)).toBe('close');
  });

  it('expands the sheet when swiped up', () => {
    expect(getDragOutcome('head', 0, -40)).toBe('expand');
    expect(getDragOutcome('head', 0, -20)).toBe('stay');
  });

  it('never closes the sheet while its list is scrolled down', () => {
    expect(getDragOutcome('list-scrolled', 0, 400)).toBe('stay');
    expect(getDragOutcome('list-scrolled', 400, 0)).toBe('stay');
    expect(getDragOffset('list-scrolled', 0, 400)).toBe(0);
  });
});

describe('the dragged sheet', () => {
  it('moves the sheet down with the finger', () => {
    expect(getDragOffset('head', 3, 90)).toBe(90);
    expect(getDragOffset('list-top', 3, 90)).toBe(90);
  });

  it('ignores a tremble and a sideways move', () => {
    expect(getDragOffset('head', 0, 8)).toBe(0);
    expect(getDragOffset('head', 60, 20)).toBe(0);
  });

  it('resists an upward drag, except in the list, which scrolls', () => {
    expect(getDragOffset('head', 0, -30)).toBe(-10);
    expect(getDragOffset('head', 0, -300)).toBe(-24);
    expect(getDragOffset('list-top', 0, -30)).toBe(0);
  });
});
