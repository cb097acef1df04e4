/** Range in which two sequences differ: from (inclusive), to (exclusive). One may be empty. */
export type DiffRange = {
  readonly local: readonly [from: number, to: number];
  readonly remote: readonly [from: number, to: number];
};

/** Beyond this, the rest is one difference: the search is quadratic in edits. */
const mostEdits = 600;

/**
 * Returns the differences in order, by the shortest edit list (Myers). Compares with `===`. Sequences with almost no
 * common items are one difference.
 */
export function diffSequences(local: readonly string[], remote: readonly string[]): readonly DiffRange[] {
  let start = 0;
  const shorter = Math.min(local.length, remote.length);
  while (start < shorter && local[start] === remote[start]) start += 1;
  let end = 0;
  while (end < shorter - start && local[local.length - 1 - end] === remote[remote.length - 1 - end]) end += 1;
  const a = local.slice(start, local.length - end);
  const b = remote.slice(start, remote.length - end);
  if (a.length === 0 && b.length === 0) return [];
  const whole: DiffRange = { local: [start, start + a.length], remote: [start, start + b.length] };
  if (a.length === 0 || b.length === 0) return [whole];
  const commonPairs = commonItems(a, b);
  return commonPairs === null ? [whole] : between(commonPairs, start, [a.length, b.length]);
}

function between(
  commonPairs: readonly (readonly [number, number])[],
  start: number,
  [n, m]: [number, number],
): DiffRange[] {
  const ranges: DiffRange[] = [];
  let [x, y] = [0, 0];
  for (const [nextX, nextY] of [...commonPairs, [n, m] as const]) {
    if (nextX > x || nextY > y) ranges.push({ local: [start + x, start + nextX], remote: [start + y, start + nextY] });
    [x, y] = [nextX + 1, nextY + 1];
  }
  return ranges;
}

function commonItems(a: readonly string[], b: readonly string[]): (readonly [number, number])[] | null {
  const furthest = new Map<number, number>([[1, 0]]);
  const trail: Map<number, number>[] = [];
  for (let edits = 0; edits <= Math.min(mostEdits, a.length + b.length); edits += 1) {
    trail.push(new Map(furthest));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const x = slide(a, b, diagonal, stepTo(furthest, diagonal, edits));
      furthest.set(diagonal, x);
      if (x >= a.length && x - diagonal >= b.length) return walkBack(trail, a, b);
    }
  }
  return null;
}

function stepTo(furthest: ReadonlyMap<number, number>, diagonal: number, edits: number): number {
  if (isPutIn(furthest, diagonal, edits)) return furthest.get(diagonal + 1) ?? 0;
  return (furthest.get(diagonal - 1) ?? 0) + 1;
}

function isPutIn(furthest: ReadonlyMap<number, number>, diagonal: number, edits: number): boolean {
  if (diagonal === -edits) return true;
  return diagonal !== edits && (furthest.get(diagonal - 1) ?? -1) < (furthest.get(diagonal + 1) ?? -1);
}

function slide(a: readonly string[], b: readonly string[], diagonal: number, from: number): number {
  let x = from;
  while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x += 1;
  return x;
}

function walkBack(
  trail: readonly ReadonlyMap<number, number>[],
  a: readonly string[],
  b: readonly string[],
): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  let [x, y] = [a.length, b.length];
  for (let edits = trail.length - 1; edits >= 0; edits -= 1) {
    const diagonal = x - y;
    const furthest = trail[edits] ?? new Map<number, number>();
    const start = stepTo(furthest, diagonal, edits);
    while (x > start && y > 0) {
      x -= 1;
      y -= 1;
      pairs.push([x, y]);
    }
    if (edits === 0) break;
    const before = isPutIn(furthest, diagonal, edits) ? diagonal + 1 : diagonal - 1;
    x = furthest.get(before) ?? 0;
    y = x - before;
  }
  return pairs.toReversed();
}
