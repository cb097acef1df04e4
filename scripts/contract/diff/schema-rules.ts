/** What types can't say of a schema: limits, formats, removed and closed fields. */
import { isDeepStrictEqual } from 'node:util';
import { child, isObject, type Json, type JsonObject, keysOf } from '../../generate/bundle.ts';

/** Clients send a request's schema, servers a response's or an event's. */
export type Direction = 'request' | 'response';

type Note = (place: string, text: string) => void;

type Walk = {
  readonly old: JsonObject;
  readonly next: JsonObject;
  readonly direction: Direction;
  readonly note: Note;
  readonly seen: Set<string>;
};

/** Follows references. Throws an Error for one that leads nowhere or to itself. */
export function resolve(node: unknown, document: JsonObject): JsonObject {
  const passed = new Set<string>();
  let target = node;
  while (isObject(target) && typeof target['$ref'] === 'string') {
    const reference = target['$ref'];
    target = passed.has(reference)
      ? undefined
      : keysOf(reference).reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), document);
    if (target === undefined) throw new Error(`The reference ${reference} can't be resolved in its bundle.`);
    passed.add(reference);
  }
  return isObject(target) ? target : {};
}

function list(value: unknown): Json[] {
  return Array.isArray(value) ? (value as Json[]) : [];
}

function isNull(schema: unknown): boolean {
  return isObject(schema) && schema['type'] === 'null';
}

/** Returns a schema without references, `allOf` and null, however they are written. Its alternatives are under `oneOf`. */
function normalise(schema: unknown, document: JsonObject, above: readonly JsonObject[] = []): JsonObject {
  const { allOf, oneOf, anyOf, type, ...own } = resolve(schema, document);
  const types = list(type).filter((item) => item !== 'null');
  const parts = list(allOf).map((part) => resolve(part, document));
  const inner = parts
    .filter((part) => !above.includes(part))
    .map((part) => normalise(part, document, [...above, part]));
  const alternatives = [...list(oneOf), ...list(anyOf)].filter((alternative) => !isNull(alternative));
  if (alternatives.length === 1) inner.push(normalise(alternatives[0], document, above));
  const all = [...inner, own];
  const merged: JsonObject = Object.fromEntries(all.flatMap((part) => Object.entries(part)));
  merged['properties'] = Object.fromEntries(all.flatMap((part) => Object.entries(child(part, 'properties'))));
  return {
    ...merged,
    ...(type === undefined ? {} : { type: types.length === 1 ? (types[0] ?? null) : type }),
    ...(alternatives.length > 1 ? { oneOf: alternatives } : {}),
  };
}

const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const others = ['pattern', 'format', 'not', 'multipleOf', 'uniqueItems', 'contentMediaType'];

type Change = { readonly isNarrower: boolean; readonly isWider: boolean; readonly text: string };

function ofLimit(name: string, old: JsonObject, next: JsonObject): Change {
  const isUpper = upper.includes(name);
  const lowest = name.startsWith('min') && name !== 'minimum' ? 0 : -Infinity;
  const read = (value: unknown): number => Number(value ?? (isUpper ? Infinity : lowest));
  const [was, is] = [read(old[name]), read(next[name])];
  return {
    isNarrower: isUpper ? is < was : is > was,
    isWider: isUpper ? is > was : is < was,
    text: `${name} is now ${say(next[name])}, was ${say(old[name])}`,
  };
}

/** For messages: a value as JSON. */
export function say(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}

function ofRule(name: string, old: unknown, next: unknown): Change {
  const isChanged = !isDeepStrictEqual(old, next);
  return {
    isNarrower: isChanged && next !== undefined,
    isWider: isChanged && old !== undefined,
    text: `${name} is now ${say(next)}, was ${say(old)}`,
  };
}

function ruleChanges(old: JsonObject, next: JsonObject): Change[] {
  const isWhole = (schema: JsonObject): unknown => (schema['type'] === 'integer' ? true : undefined);
  const isClosed = (schema: JsonObject): unknown => (schema['additionalProperties'] === false ? true : undefined);
  return [
    ...[...upper, ...lower].map((name) => ofLimit(name, old, next)),
    ...others.map((name) => ofRule(name, old[name], next[name])),
    ofRule('whole numbers only', isWhole(old), isWhole(next)),
    ofRule('no other fields', isClosed(old), isClosed(next)),
  ];
}

/** Notes each rule that became narrower for what clients send, or wider for what they receive. */
export function compareRules(walk: Walk, oldSchema: unknown, nextSchema: unknown, place: string, path = ''): void {
  const key = JSON.stringify([oldSchema, nextSchema]);
  if (walk.seen.has(key)) return;
  walk.seen.add(key);
  const [old, next] = [normalise(oldSchema, walk.old), normalise(nextSchema, walk.next)];
  const note = (inner: string, text: string): void => walk.note(inner === '' ? place : `${place}, ${inner}`, text);
  for (const { isNarrower, isWider, text } of ruleChanges(old, next))
    if (walk.direction === 'request' ? isNarrower : isWider) note(path, text);
  const [fields, nextFields] = [child(old, 'properties'), child(next, 'properties')];
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
  for (const [name, field] of Object.entries(fields)) {
    if (name in nextFields) compareRules(walk, field, nextFields[name], place, at(name));
    else if (!('oneOf' in next)) note(at(name), 'was removed');
  }
  if (walk.direction === 'response' && old['additionalProperties'] === false)
    for (const name of Object.keys(nextFields))
      if (!(name in fields)) note(at(name), 'is new, but other fields were ruled out');
  if (isObject(old['items']) && isObject(next['items']))
    compareRules(walk, old['items'], next['items'], place, `${path}[]`);
  const [forms, nextForms] = [list(old['oneOf']), list(next['oneOf'])];
  if (forms.length === nextForms.length)
    for (const [index, form] of forms.entries()) compareRules(walk, form, nextForms[index], place, path);
}
