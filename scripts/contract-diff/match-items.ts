export type MatchedItems<Item> = {
  readonly pairs: (readonly [Item, Item])[];
  readonly removed: Item[];
  readonly added: Item[];
};

export type Matcher<Entry> = (one: Entry, other: Entry) => boolean;

/** Pairs by the first sign, then the rest by the next. */
export function matchItems<Item>(
  old: readonly Item[],
  next: readonly Item[],
  signs: readonly Matcher<Item>[],
): MatchedItems<Item> {
  const paired: MatchedItems<Item> = { pairs: [], removed: [...old], added: [...next] };
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
