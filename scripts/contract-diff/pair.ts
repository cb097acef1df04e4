export type Paired<Thing> = {
  readonly pairs: (readonly [Thing, Thing])[];
  readonly gone: Thing[];
  readonly added: Thing[];
};

export type Sign<Thing> = (one: Thing, other: Thing) => boolean;

/** Pairs by the first sign, then the rest by the next. */
export function pair<Thing>(
  old: readonly Thing[],
  next: readonly Thing[],
  signs: readonly Sign<Thing>[],
): Paired<Thing> {
  const paired: Paired<Thing> = { pairs: [], gone: [...old], added: [...next] };
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
