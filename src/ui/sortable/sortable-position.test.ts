import { describe, expect, it } from 'vitest';
import { findPosition, formatPosition, getEndId, getOver, getPositionOver, stepPosition } from './sortable-position.ts';

const lists = [
  { id: 'quay', name: 'The Quay', items: ['ferry', 'salt', 'letter', 'supper'] },
  { id: 'empty', name: 'The Yard', items: [] },
  { id: 'flats', name: 'The Flats', items: ['tide', 'sefa'] },
];

function at(list: string, index: number) {
  return { list, index };
}

describe('a lifted item', () => {
  it("finds an item's position in its list", () => {
    expect(findPosition(lists, 'letter')).toEqual(at('quay', 2));
    expect(findPosition(lists, 'nobody')).toBeNull();
  });

  it.each([
    ['to the next place', at('quay', 2), 1, at('quay', 3)],
    ['back', at('quay', 2), -1, at('quay', 1)],
    ['over the end into an empty list', at('quay', 3), 1, at('empty', 0)],
    ['out of an empty list into the next', at('empty', 0), 1, at('flats', 0)],
    ['back to the end of the list before', at('flats', 0), -1, at('empty', 0)],
    ['by a row, and first to the end of its list', at('quay', 2), 3, at('quay', 3)],
    ['by a row up, and first to the start of its list', at('quay', 1), -3, at('quay', 0)],
    ['nowhere before the first place', at('quay', 0), -1, at('quay', 0)],
    ['nowhere behind the last place', at('flats', 2), 3, at('flats', 2)],
  ])('moves an item %s', (_what, from, by, to) => {
    expect(stepPosition(lists, 'letter', from, by)).toEqual(to);
  });

  it('reaches every position and returns the same way', () => {
    let position = at('quay', 0);
    const seen = [position];
    for (let step = 0; step < 20; step += 1) {
      const next = stepPosition(lists, 'letter', position, 1);
      if (next === position) break;
      position = next;
      seen.push(position);
    }
    expect(seen).toHaveLength(4 + 1 + 3);
    for (const before of seen.slice(0, -1).toReversed()) {
      position = stepPosition(lists, 'letter', position, -1);
      expect(position).toEqual(before);
    }
  });

  it.each([
    ['itself', 'letter', at('quay', 2)],
    ['an earlier item, in its place', 'ferry', at('quay', 0)],
    ['a later item, in its place', 'supper', at('quay', 3)],
    ["another list's item, before it", 'sefa', at('flats', 1)],
    ["another list's end", getEndId('flats'), at('flats', 2)],
    ['an empty list', getEndId('empty'), at('empty', 0)],
  ])('drops an item over %s', (_what, over, position) => {
    expect(getPositionOver(lists, 'letter', over)).toEqual(position);
    expect(getOver(lists, position)).toBe(over);
  });

  it("describes an item's position as text", () => {
    expect(formatPosition(lists, 'letter', at('quay', 2))).toBe('position 3 of 4 in The Quay');
    expect(formatPosition(lists, 'letter', at('flats', 1))).toBe('to The Flats, position 2 of 3');
    expect(formatPosition([{ id: 'all', name: '', items: ['a', 'b'] }], 'a', at('all', 1))).toBe('position 2 of 2');
  });
});
