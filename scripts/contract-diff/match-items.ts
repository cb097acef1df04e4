export type MatchedItems<Thing> = {
  readonly pairs: (readonly [Thing, Thing])[];
  readonly gone: Thing[];
  readonly added: Thing[];
};

export type Matcher<Thing> = (one: Thing, other: Thing) => boolean;

/** Pairs by the first sign, then the rest by the next. */
export function matchItems<Thing>(
  old: readonly Thing[],
  next: readonly Thing[],
  signs: readonly Matcher<Thing>[],
): MatchedItems<Thing> {
  const paired: MatchedItems<Thing> = { pairs: [], gone: [...old], added: [...next] };
  for (const sign of signs) {
    for (const thing of [...paired.gone]) {
      const match = paired.added.find((other) => sign(thing, other));
      if (match === undefined) continue;
      paired.pairs.push([thing, match]);
      paired.gone.splice(paired.gone.indexOf(thing), 1);
      paired.added.splice(paired.added.indexOf(match), 1);
    }
  }
  return paired;
}
