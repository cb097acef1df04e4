/** Compares schemas by what types can't say: limits, formats, whole numbers, removed and closed fields. */
import { isDeepStrictEqual } from 'node:util';
import { atPointer } from '#verify/base/values.ts';
import { child, isObject, type Json, type JsonObject, objects } from '../../generate/bundle.ts';

/** Clients send a request's parts, servers a response's or an event's. */
export type Direction = 'request' | 'response';

/** `path`: the fields that lead to it, empty for the schema itself. */
export type Change = { readonly path: string; readonly text: string };

/** Follows references. Throws an Error for one that leads nowhere or to itself. */
export function resolve(node: unknown, document: JsonObject, passed: readonly string[] = []): JsonObject {
  if (!isObject(node)) return {};
  const { $ref: reference } = node;
  if (typeof reference !== 'string') return node;
  const target = passed.includes(reference) ? undefined : atPointer(document, reference);
  if (target === undefined) throw new Error(`The reference ${reference} can't be resolved in its bundle.`);
  return resolve(target, document, [...passed, reference]);
}

/** Returns a schema without references, `allOf` and null, however they are written. Its alternatives are under `oneOf`. */
function normalise(schema: unknown, document: JsonObject): JsonObject {
  const { allOf, oneOf, anyOf, type, ...own } = resolve(schema, document);
  const alternatives = [...objects(oneOf), ...objects(anyOf)].filter((alternative) => alternative['type'] !== 'null');
  const inner = [...objects(allOf), ...(alternatives.length === 1 ? alternatives : [])];
  const all = [...inner.map((part) => normalise(part, document)), own];
  const types = [type ?? []].flat().filter((item) => item !== 'null');
  const merge = (some: JsonObject[]): JsonObject => Object.fromEntries(some.flatMap((part) => Object.entries(part)));
  return {
    ...merge(all),
    properties: merge(all.map((part) => child(part, 'properties'))),
    ...(types.length === 1 && { type: types[0] ?? null }),
    ...(alternatives.length > 1 && { oneOf: alternatives }),
  };
}

const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
/** The value that allows less than any other. */
const strictest: JsonObject = { type: 'integer', additionalProperties: false };
const exact = ['pattern', 'format', 'not', 'multipleOf', 'uniqueItems', 'contentMediaType'];
const keywords = [...upper, ...lower, ...Object.keys(strictest), ...exact];

function isNarrower(keyword: string, rule: Json | undefined, than: Json | undefined): boolean {
  if (upper.includes(keyword)) return Number(rule ?? Infinity) < Number(than ?? Infinity);
  // A least length of 0 limits nothing.
  const least = keyword.endsWith('imum') ? -Infinity : 0;
  if (lower.includes(keyword)) return Number(rule ?? least) > Number(than ?? least);
  if (keyword in strictest) return rule === strictest[keyword] && than !== rule;
  return rule !== undefined && !isDeepStrictEqual(rule, than);
}

export function describeChange(name: string, was: unknown, is: unknown): string {
  const [before, now] = [was, is].map((value) => (value === undefined ? 'none' : JSON.stringify(value)));
  return `${name} is now ${now}, was ${before}`;
}

/** Lists the rules that became narrower for what clients send, or wider for what they receive, and removed fields. */
export function compareSchemas(
  documents: { readonly old: JsonObject; readonly next: JsonObject },
  direction: Direction,
  oldRoot: unknown,
  nextRoot: unknown,
): Change[] {
  const changes: Change[] = [];
  const seen = new Set<string>();
  const compare = (oldSchema: unknown, nextSchema: unknown, path: string): void => {
    const pair = JSON.stringify([oldSchema, nextSchema]);
    if (seen.has(pair)) return;
    seen.add(pair);
    const [old, next] = [normalise(oldSchema, documents.old), normalise(nextSchema, documents.next)];
    for (const keyword of keywords) {
      const [was, is] = [old[keyword], next[keyword]];
      const isBreaking = direction === 'request' ? isNarrower(keyword, is, was) : isNarrower(keyword, was, is);
      if (isBreaking) changes.push({ path, text: describeChange(keyword, was, is) });
    }
    const [fields, nextFields] = [child(old, 'properties'), child(next, 'properties')];
    const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
    for (const [name, field] of Object.entries(fields)) {
      if (name in nextFields) compare(field, nextFields[name], at(name));
      else if (!('oneOf' in next)) changes.push({ path: at(name), text: 'was removed' });
    }
    if (direction === 'response' && old['additionalProperties'] === false)
      for (const name of Object.keys(nextFields))
        if (!(name in fields)) changes.push({ path: at(name), text: 'is new, but other fields were ruled out' });
    if (isObject(old['items']) && isObject(next['items'])) compare(old['items'], next['items'], `${path}[]`);
    const [forms, nextForms] = [objects(old['oneOf']), objects(next['oneOf'])];
    if (forms.length === nextForms.length)
      for (const [index, form] of forms.entries()) compare(form, nextForms[index], path);
  };
  compare(oldRoot, nextRoot, '');
  return changes;
}
