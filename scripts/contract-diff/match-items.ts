export type MatchedItems<Item> = {
  readonly pairs: (readonly [Item, Item])[];
  readonly removed: Item[];
  readonly added: Item[];
};

export type Matcher<Thing> = (one: Thing, other: Thing) => boolean;

/** Pairs by the first sign, then the rest by the next. */
export function matchItems<Thing>(
  old: readonly Thing[],
  next: readonly Thing[],
  signs: readonly Matcher<Thing>[],
): MatchedItems<Thing> {
  const paired: MatchedItems<Thing> = { pairs: [], removed: [...old], added: [...next] };
  for (const sign of signs) {
    for (const item of [...paired.removed]) {
      const match = paired.added.find((other) => sign(item, other));
      if (match === undefined) continue;
      paired.pairs.push([item, match]);
      paired.removed.splice(paired.removed.indexOf(item), 1);
      paired.added.splice(paired.added.indexOf(match), 1);
    }
  }
  return paired;
}
