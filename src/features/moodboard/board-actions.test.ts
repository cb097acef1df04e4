import { describe, expect, it } from 'vitest';
import { getMoves, moved } from './board-actions.ts';

const list = ['a', 'b', 'c', 'd'];

describe('moved image', () => {
  it.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 1, 'abcd'],
    [0, 3, 'bcda'],
    [9, 0, 'abcd'],
  ])('moves an image from %i to %i', (from, to, after) => {
    expect(moved(list, from, to).join('')).toBe(after);
  });

  it("offers only menu moves that are possible from the image's position", () => {
    const after = (index: number) =>
      getMoves(index, 4).map(({ label, to }) => `${label}: ${moved(list, index, to).join('')}`);
    expect(after(0)).toEqual(['Move down: bacd', 'Move to end: bcda']);
    expect(after(2)).toEqual(['Move to start: cabd', 'Move up: acbd', 'Move down: abdc', 'Move to end: abdc']);
    expect(after(3)).toEqual(['Move to start: dabc', 'Move up: abdc']);
    expect(getMoves(0, 1)).toEqual([]);
  });
});
