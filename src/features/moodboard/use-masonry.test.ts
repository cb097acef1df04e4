import { describe, expect, it } from 'vitest';
import { getMasonryPositions, masonryGrid } from './use-masonry.ts';

describe('the masonry layout', () => {
  it.each([
    [1064, 16, 4, 254],
    [884, 16, 3, 284],
    [358, 12, 2, 173],
    [288, 12, 2, 138],
  ])('splits %i px into the columns of the design studies', (width, gap, columns, columnWidth) => {
    const grid = masonryGrid(width, gap, 240);
    expect([grid.columns, Math.floor(grid.columnWidth)]).toEqual([columns, columnWidth]);
  });

  it('fills the first row and then the shortest column', () => {
    const grid = { columns: 3, columnWidth: 100, gap: 10 };
    expect(getMasonryPositions([200, 50, 120, 80, 30], grid)).toEqual({
      positions: [
        { left: 0, top: 0 },
        { left: 110, top: 0 },
        { left: 220, top: 0 },
        { left: 110, top: 60 },
        { left: 220, top: 130 },
      ],
      height: 200,
    });
  });

  it('returns a height of 0 without images', () => {
    expect(getMasonryPositions([], { columns: 2, columnWidth: 100, gap: 10 })).toEqual({ positions: [], height: 0 });
  });
});
