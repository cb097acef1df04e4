/** Compares what types can't say: limits, formats, removed and closed fields, addresses, logins, events. */
import { isDeepStrictEqual } from 'node:util';
import { child, isObject, type Json, type JsonObject, objects } from '../../generate/bundle.ts';
import { type Direction, resolve } from './parts.ts';

type Walk = {
  readonly old: JsonObject;
  readonly next: JsonObject;
  readonly direction: Direction;
  readonly note: (place: string, text: string) => void;
  readonly seen: Set<string>;
};

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
/** `within` is how long clients must wait for an event. */
const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'within'];
const wholeOnly = 'whole numbers only';
const closed = 'no other fields';
const ofParts = [
  'address',
  'security',
  'scheme',
  'isRequired',
  'form',
  'contentTypes',
  'className',
  'id',
  'to',
  'when',
];
const ofSchemas = ['pattern', 'format', 'not', 'multipleOf', 'uniqueItems', 'contentMediaType', wholeOnly, closed];

/** Returns true if a way to log in that is enough for `than` isn't for `rule`. */
function needsMore(rule: unknown, than: unknown): boolean {
  const isEnough = (way: JsonObject): boolean =>
    objects(rule).some((needed) => Object.keys(needed).every((name) => name in way));
  return !objects(than).every(isEnough);
}

function ruleOf(schema: JsonObject, name: string): Json | undefined {
  if (name === wholeOnly) return schema['type'] === 'integer' || undefined;
  if (name === closed) return schema['additionalProperties'] === false || undefined;
  return schema[name];
}

function isNarrower(name: string, rule: Json | undefined, than: Json | undefined): boolean {
  if (upper.includes(name)) return Number(rule ?? Infinity) < Number(than ?? Infinity);
  const least = name.endsWith('imum') ? -Infinity : 0;
  if (lower.includes(name)) return Number(rule ?? least) > Number(than ?? least);
  if (name === 'security') return needsMore(rule, than);
  if (name === 'contentTypes') return rule !== undefined && list(than).some((type) => !list(rule).includes(type));
  return rule !== undefined && !isDeepStrictEqual(rule, than);
}

/** For messages: a value as JSON. */
function say(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}

/** Notes each rule that became narrower for what clients send, or wider for what they receive. */
export function compareRules(walk: Walk, oldSchema: unknown, nextSchema: unknown, place: string, path = ''): void {
  const key = JSON.stringify([oldSchema, nextSchema]);
  if (walk.seen.has(key)) return;
  walk.seen.add(key);
  const [old, next] = [normalise(oldSchema, walk.old), normalise(nextSchema, walk.next)];
  const note = (inner: string, text: string): void => walk.note(inner === '' ? place : `${place}, ${inner}`, text);
  for (const name of [...upper, ...lower, ...ofParts, ...ofSchemas]) {
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
