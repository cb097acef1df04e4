export type MasonryPosition = { readonly left: number; readonly top: number };

export type MasonryGrid = { readonly columns: number; readonly columnWidth: number; readonly gap: number };

/** Returns the columns that fit into `width` px: at least two, preferably `narrowest` wide. */
export function masonryGrid(width: number, gap: number, narrowest: number): MasonryGrid {
  const columns = Math.max(2, Math.floor((width + gap) / (narrowest + gap)));
  return { columns, gap, columnWidth: Math.max(0, (width - gap * (columns - 1)) / columns) };
}

/** Positions items in order, each in the shortest column, the first if tied. Also returns the total height. */
export function getMasonryPositions(
  heights: readonly number[],
  { columns, columnWidth, gap }: MasonryGrid,
): { readonly positions: readonly MasonryPosition[]; readonly height: number } {
  const ends = Array.from({ length: columns }, () => 0);
  const positions = heights.map((height) => {
    const top = Math.min(...ends);
    const column = ends.indexOf(top);
    ends[column] = top + height + gap;
    return { left: column * (columnWidth + gap), top };
  });
  return { positions, height: Math.max(0, Math.max(...ends) - gap) };
}
