import { isDeepStrictEqual } from 'node:util';
import { child } from '../generate/bundle.ts';
import { matchItems, type MatchedItems, type Matcher } from './match-items.ts';
import { getEnumValues, type Form } from './schema-shape.ts';

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
