import { diffArrays } from 'diff';

/** Range in which two sequences differ: from (inclusive), to (exclusive). One may be empty. */
export type DiffRange = {
  readonly local: readonly [from: number, to: number];
  readonly remote: readonly [from: number, to: number];
};

/** Beyond this, the rest is one difference: the search is quadratic in edits. */
const mostEdits = 600;

/**
 * Returns the differences in order, by the shortest edit list. Compares with `===`. Sequences with almost no common items
 * are one difference.
 */
export function diffSequences(local: readonly string[], remote: readonly string[]): readonly DiffRange[] {
  let start = 0;
  const shorter = Math.min(local.length, remote.length);
  while (start < shorter && local[start] === remote[start]) start += 1;
  let end = 0;
  while (end < shorter - start && local.at(-1 - end) === remote.at(-1 - end)) end += 1;
  const a = local.slice(start, local.length - end);
  const b = remote.slice(start, remote.length - end);
  if (a.length === 0 && b.length === 0) return [];
  const changes = diffArrays(a, b, { maxEditLength: mostEdits });
  const ranges: DiffRange[] = [];
  let [x, y] = [start, start];
  for (const { count, added, removed } of changes ?? []) {
    const [fromX, fromY] = [x, y];
    if (!added) x += count;
    if (!removed) y += count;
    if (!added && !removed) continue;
    const last = ranges.at(-1);
    // A replacement is a removal next to an addition.
    const isNext = last?.local[1] === fromX && last.remote[1] === fromY;
    const range: DiffRange = {
      local: [isNext ? last.local[0] : fromX, x],
      remote: [isNext ? last.remote[0] : fromY, y],
    };
    ranges.splice(isNext ? -1 : ranges.length, 1, range);
  }
  return changes === undefined ? [{ local: [start, start + a.length], remote: [start, start + b.length] }] : ranges;
}
