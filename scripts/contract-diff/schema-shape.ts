/**
 * Normalises a schema to the forms that a value can have, one per type. `type: [string, null]`, `oneOf` with `type:
 * null`, and `x-extensible-enum` and `anyOf` with enum and string, give equal results.
 */
import { isDeepStrictEqual } from 'node:util';
import { isObject, type JsonObject } from '../generate/bundle.ts';
import { resolve } from './resolve.ts';
import { annotations, limits, rules, without } from './schema-keywords.ts';

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
function mergeAllOfSchemas(value: unknown, document: JsonObject): JsonObject {
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

type Json = JsonObject[string];

/** `name` is a named schema's; `knownValues` lists an open set's values. */
export type Form = {
  readonly type: string;
  readonly schema: JsonObject;
  readonly ref: string | null;
  readonly name: string | null;
  readonly knownValues: readonly Json[];
};

type Shape = { readonly nullable: boolean; readonly forms: readonly Form[] };

const telling: Readonly<Record<string, string>> = {
  properties: 'object',
  required: 'object',
  additionalProperties: 'object',
  items: 'array',
  minItems: 'array',
  maxItems: 'array',
  minLength: 'string',
  maxLength: 'string',
  pattern: 'string',
  format: 'string',
  minimum: 'number',
  maximum: 'number',
};

function getType(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

function getTypes(schema: JsonObject, values: readonly Json[] | null): string[] {
  const declaredType = schema['type'];
  if (typeof declaredType === 'string') return [declaredType];
  if (Array.isArray(declaredType)) return declaredType.filter((type) => typeof type === 'string');
  if (values !== null) return [...new Set(values.map((value) => getType(value)))];
  const inferredTypes = Object.keys(schema).map((key) => telling[key]);
  return [inferredTypes.find((type) => type !== undefined) ?? 'any'];
}

export function getEnumValues(schema: JsonObject): readonly Json[] | null {
  if (Array.isArray(schema['enum'])) return schema['enum'];
  return schema['const'] === undefined ? null : [schema['const']];
}

function getKnownValues(schema: JsonObject): readonly Json[] {
  const values = schema['x-extensible-enum'];
  return Array.isArray(values) ? values : [];
}

function formsByType(schema: JsonObject, { ref, name }: Pick<Form, 'ref' | 'name'>): Form[] {
  const values = getEnumValues(schema);
  return getTypes(schema, values).map((type) => {
    const ownValues = values?.filter(
      (value) => getType(value) === type || (type === 'number' && typeof value === 'number'),
    );
    const rest = without(schema, 'const', 'enum', 'type', 'x-extensible-enum');
    // Any JSON integer.
    if (type === 'integer' && rest['format'] === 'int64') delete rest['format'];
    return {
      type,
      schema: ownValues === undefined || type === 'null' ? rest : { ...rest, enum: ownValues },
      ref,
      name,
      knownValues: type === 'string' ? getKnownValues(schema) : [],
    };
  });
}

function toForms(value: unknown, document: JsonObject, seen: readonly string[]): Form[] {
  const { ref, name } = resolve(value, document);
  if (ref !== null && seen.includes(ref)) return [];
  const { oneOf, anyOf, ...rest } = mergeAllOfSchemas(value, document);
  const union = oneOf ?? anyOf;
  if (!Array.isArray(union)) return formsByType(rest, { ref, name });
  const inner = ref === null ? seen : [...seen, ref];
  const branches: Json[] = rules(rest) ? union.map((branch) => ({ allOf: [rest, branch] })) : union;
  return branches.flatMap((branch) => toForms(branch, document, inner));
}

function isPlain({ schema }: Form): boolean {
  return !rules(without(schema, 'enum'));
}

/** Merges enums of one type. Next to a form that allows any value, they become its `knownValues`. */
function joinValues(forms: readonly Form[]): Form[] {
  const joined: Form[] = [];
  for (const form of forms) {
    const at = joined.findIndex((other) => other.type === form.type && isPlain(other) && isPlain(form));
    const other = joined[at];
    if (other === undefined) joined.push(form);
    else joined[at] = joinTwo(other, form);
  }
  return joined;
}

function joinTwo(one: Form, other: Form): Form {
  const [values, others] = [getEnumValues(one.schema), getEnumValues(other.schema)];
  const both = [...(values ?? one.knownValues), ...(others ?? other.knownValues)];
  const distinct = both.filter((value, at) => both.findIndex((earlier) => isDeepStrictEqual(earlier, value)) === at);
  const form = { type: one.type, ref: null, name: null };
  if (values !== null && others !== null) return { ...form, schema: { enum: distinct }, knownValues: [] };
  return { ...form, schema: {}, knownValues: distinct };
}

export function toShape(value: unknown, document: JsonObject): Shape {
  const forms = joinValues(toForms(value, document, []));
  const nullable = forms.some(({ type }) => type === 'null' || type === 'any');
  return { nullable, forms: forms.filter(({ type }) => type !== 'null') };
}
