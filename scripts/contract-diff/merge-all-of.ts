import { isDeepStrictEqual } from 'node:util';
import { isObject, type JsonObject } from '../generate/bundle.ts';
import { resolve } from './resolve.ts';
import { annotations, limits, rules, without } from './schema-keywords.ts';

type Json = JsonObject[string];

/** Resolves references and nested `allOf`; `seen` ends recursive schemas. */
function flattenAllOf(value: unknown, document: JsonObject, seen: readonly string[]): JsonObject[] {
  const { node, ref } = resolve(value, document);
  if (ref !== null && seen.includes(ref)) return [];
  const inner = ref === null ? seen : [...seen, ref];
  const beside = isObject(value) && ref !== null ? without(value, '$ref') : {};
  const parts = Array.isArray(node['allOf']) ? node['allOf'] : [];
  return [
    without(node, 'allOf'),
    ...parts.flatMap((part) => flattenAllOf(part, document, inner)),
    ...(rules(beside) ? [beside] : []),
  ];
}

function together(one: Json, other: Json): Json {
  if (isDeepStrictEqual(one, other)) return one;
  const parts = [one, other].flatMap((part) =>
    isObject(part) && Array.isArray(part['allOf']) ? part['allOf'] : [part],
  );
  return { allOf: parts.filter((part, at) => parts.findIndex((earlier) => isDeepStrictEqual(earlier, part)) === at) };
}

function list(value: Json | undefined): Json[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function common(one: Json, other: Json): Json {
  return list(one).filter((value) => list(other).some((another) => isDeepStrictEqual(value, another)));
}

function mergeKey(key: string, one: Json, other: Json): Json | undefined {
  const limit = limits.find(({ keyword }) => keyword === key);
  if (limit !== undefined) return Math[limit.upper ? 'min' : 'max'](Number(one), Number(other));
  if (annotations.has(key) || key.startsWith('x-') || isDeepStrictEqual(one, other)) return one;
  if (key === 'required') return [...new Set([...list(one), ...list(other)])];
  if (key === 'type' || key === 'enum') return common(one, other);
  if (key === 'items') return together(one, other);
  if (key === 'additionalProperties') return one === true || other === false ? other : one;
  return key === 'properties' && isObject(one) && isObject(other) ? mergeFields(one, other) : undefined;
}

function mergeFields(one: JsonObject, other: JsonObject): JsonObject {
  const merged = { ...one };
  for (const [name, schema] of Object.entries(other)) {
    const earlier = merged[name];
    merged[name] = earlier === undefined ? schema : together(earlier, schema);
  }
  return merged;
}

/**
 * Merges a schema and its `allOf`. Rules that one schema can't express (two patterns, two unions) stay under `allOf`.
 */
export function mergeAllOfSchemas(value: unknown, document: JsonObject): JsonObject {
  const merged: JsonObject = {};
  const left: JsonObject[] = [];
  for (const part of flattenAllOf(value, document, [])) {
    for (const [key, next] of Object.entries(part)) {
      const earlier = merged[key];
      const both = earlier === undefined ? next : mergeKey(key, earlier, next);
      if (both === undefined) left.push({ [key]: next });
      else merged[key] = both;
    }
  }
  return left.length === 0 ? merged : { ...merged, allOf: left };
}
