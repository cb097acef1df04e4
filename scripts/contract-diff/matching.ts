import { isDeepStrictEqual } from 'node:util';
import { child } from '../generate/bundle.ts';
import { type Form, getEnumValues } from './schema-shape.ts';

export type MatchedItems<Item> = {
  readonly pairs: (readonly [Item, Item])[];
  readonly removed: Item[];
  readonly added: Item[];
};

type Matcher<Entry> = (one: Entry, other: Entry) => boolean;

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

function family(type: string): string {
  return type === 'integer' ? 'number' : type;
}

/** Returns true if a field distinguishes them, such as `type: text` and `type: audio`. */
function isDistinguishable(one: Form, other: Form): boolean {
  const [fields, others] = [child(one.schema, 'properties'), child(other.schema, 'properties')];
  return Object.keys(fields).some((name) => {
    const values = getEnumValues(child(fields, name));
    const otherValues = getEnumValues(child(others, name));
    return values !== null && otherValues !== null && !values.some((value) => otherValues.includes(value));
  });
}

function alike(one: Form, other: Form): boolean {
  if (family(one.type) !== family(other.type)) return false;
  if (one.type !== 'object') return true;
  const [fields, others] = [one, other].map(({ schema }) => Object.keys(child(schema, 'properties')));
  if (fields === undefined || others === undefined) return false;
  const shared = fields.filter((name) => others.includes(name)).length;
  return shared * 2 >= Math.min(fields.length, others.length) && !isDistinguishable(one, other);
}

const signs: readonly Matcher<Form>[] = [
  (one, other) => one.type === other.type && one.name !== null && one.name === other.name,
  (one, other) => one.type === other.type && isDeepStrictEqual(one.schema, other.schema),
  alike,
];

/** Pairs forms by name, equality, then similarity. A single form on both sides is always a pair. */
export function matchForms(old: readonly Form[], next: readonly Form[]): MatchedItems<Form> {
  return matchItems(old, next, old.length === 1 && next.length === 1 ? [() => true] : signs);
}
