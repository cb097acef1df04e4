import { describe, expect, it } from 'vitest';
import { followOf, outcomeOf } from './sheet-drag.ts';
import type { DragOrigin } from './sheet-drag.ts';

const movable: DragOrigin[] = ['head', 'list-top'];

describe('a swipe on the sheet', () => {
  // Covers INSIGHTS-07, LIMITS-34.
  it.each(movable)('closes the sheet when swiped down by more than 50 px (%s)', (origin) => {
    expect(outcomeOf(origin, 0, 50)).toBe('stay');
    expect(outcomeOf(origin, 0, 51)).toBe('close');
  });

  // Covers INSIGHTS-07, LIMITS-34.
  it.each(movable)('closes the sheet when swiped sideways by more than 50 px (%s)', (origin) => {
    expect(outcomeOf(origin, 50, 0)).toBe('stay');
    expect(outcomeOf(origin, 51, 0)).toBe('close');
    expect(outcomeOf(origin, -51, 10)).toBe('close');
  });

  it('expands the sheet when swiped up', () => {
    expect(outcomeOf('head', 0, -40)).toBe('expand');
    expect(outcomeOf('head', 0, -20)).toBe('stay');
  });

  it('never closes the sheet while its list is scrolled down', () => {
    expect(outcomeOf('list-scrolled', 0, 400)).toBe('stay');
    expect(outcomeOf('list-scrolled', 400, 0)).toBe('stay');
    expect(followOf('list-scrolled', 0, 400)).toBe(0);
  });
});

describe('the dragged sheet', () => {
  it('moves the sheet down with the finger', () => {
    expect(followOf('head', 3, 90)).toBe(90);
    expect(followOf('list-top', 3, 90)).toBe(90);
  });

  it('ignores a tremble and a sideways move', () => {
    expect(followOf('head', 0, 8)).toBe(0);
    expect(followOf('head', 60, 20)).toBe(0);
  });

  it('resists an upward drag, except in the list, which scrolls', () => {
    expect(followOf('head', 0, -30)).toBe(-10);
    expect(followOf('head', 0, -300)).toBe(-24);
    expect(followOf('list-top', 0, -30)).toBe(0);
  });
});
