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
const wholeOnly = 'whole numbers only';
const closed = 'no other fields';
const others = ['pattern', 'format', 'not', 'multipleOf', 'uniqueItems', 'contentMediaType', wholeOnly, closed];

function ruleOf(schema: JsonObject, name: string): Json | undefined {
  if (name === wholeOnly) return schema['type'] === 'integer' || undefined;
  if (name === closed) return schema['additionalProperties'] === false || undefined;
  return schema[name];
}

function isNarrower(name: string, rule: Json | undefined, than: Json | undefined): boolean {
  if (upper.includes(name)) return Number(rule ?? Infinity) < Number(than ?? Infinity);
  const least = name.endsWith('imum') ? -Infinity : 0;
  if (lower.includes(name)) return Number(rule ?? least) > Number(than ?? least);
  return rule !== undefined && !isDeepStrictEqual(rule, than);
}

/** For messages: a value as JSON. */
export function say(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}

/** Notes each rule that became narrower for what clients send, or wider for what they receive. */
export function compareRules(walk: Walk, oldSchema: unknown, nextSchema: unknown, place: string, path = ''): void {
  const key = JSON.stringify([oldSchema, nextSchema]);
  if (walk.seen.has(key)) return;
  walk.seen.add(key);
  const [old, next] = [normalise(oldSchema, walk.old), normalise(nextSchema, walk.next)];
  const note = (inner: string, text: string): void => walk.note(inner === '' ? place : `${place}, ${inner}`, text);
  for (const name of [...upper, ...lower, ...others]) {
    const [was, is] = [ruleOf(old, name), ruleOf(next, name)];
    const isBreaking = walk.direction === 'request' ? isNarrower(name, is, was) : isNarrower(name, was, is);
    if (isBreaking) note(path, `${name} is now ${say(is)}, was ${say(was)}`);
  }
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
