import { describe, expect, it } from 'vitest';
import { followOf, outcomeOf } from './sheet-drag.ts';
import type { DragOrigin } from './sheet-drag.ts';

const movable: DragOrigin[] = ['head', 'list-top'];

describe('a swipe on the sheet', () => {
  // Covers INSIGHTS-07, LIMITS-34.
  it.each(movable)('closes it when it goes down by more than 50 px (%s)', (origin) => {
    expect(outcomeOf(origin, 0, 50)).toBe('stay');
    expect(outcomeOf(origin, 0, 51)).toBe('close');
  });

  // Covers INSIGHTS-07, LIMITS-34.
  it.each(movable)('closes it when it goes sideways by more than 50 px (%s)', (origin) => {
    expect(outcomeOf(origin, 50, 0)).toBe('stay');
    expect(outcomeOf(origin, 51, 0)).toBe('close');
    expect(outcomeOf(origin, -51, 10)).toBe('close');
  });

  it('raises it when it goes up', () => {
    expect(outcomeOf('head', 0, -40)).toBe('expand');
    expect(outcomeOf('head', 0, -20)).toBe('stay');
  });

  it('never closes it while the list is being read', () => {
    expect(outcomeOf('list-scrolled', 0, 400)).toBe('stay');
    expect(outcomeOf('list-scrolled', 400, 0)).toBe('stay');
    expect(followOf('list-scrolled', 0, 400)).toBe(0);
  });
});

describe('the sheet under the finger', () => {
  it('follows it down', () => {
    expect(followOf('head', 3, 90)).toBe(90);
    expect(followOf('list-top', 3, 90)).toBe(90);
  });

  it('holds still for a tremble and for a sideways move', () => {
    expect(followOf('head', 0, 8)).toBe(0);
    expect(followOf('head', 60, 20)).toBe(0);
  });

  it('resists above its place, and leaves an upward move in the list to scrolling', () => {
    expect(followOf('head', 0, -30)).toBe(-10);
    expect(followOf('head', 0, -300)).toBe(-24);
    expect(followOf('list-top', 0, -30)).toBe(0);
  });
});
