/**
 * Normalises a schema to the forms that a value can have, one per type. `type: [string, null]`, `oneOf` with `type:
 * null` and `anyOf` with enum and string give equal results.
 */
import { isDeepStrictEqual } from 'node:util';
import type { JsonObject } from '../generate/bundle.ts';
import { mergeAllOfSchemas } from './merge-all-of.ts';
import { resolve } from './resolve.ts';
import { rules, without } from './schema-keywords.ts';

type Json = JsonObject[string];

/** `name` is a named schema's; `known` lists an open set's values. */
export type Form = {
  readonly type: string;
  readonly schema: JsonObject;
  readonly ref: string | null;
  readonly name: string | null;
  readonly known: readonly Json[];
};

export type Shape = { readonly nullable: boolean; readonly forms: readonly Form[] };

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

function typeOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

function typesOf(schema: JsonObject, values: readonly Json[] | null): string[] {
  const said = schema['type'];
  if (typeof said === 'string') return [said];
  if (Array.isArray(said)) return said.filter((type) => typeof type === 'string');
  if (values !== null) return [...new Set(values.map((value) => typeOf(value)))];
  const told = Object.keys(schema).map((key) => telling[key]);
  return [told.find((type) => type !== undefined) ?? 'any'];
}

export function getEnumValues(schema: JsonObject): readonly Json[] | null {
  if (Array.isArray(schema['enum'])) return schema['enum'];
  return schema['const'] === undefined ? null : [schema['const']];
}

function formsByType(schema: JsonObject, { ref, name }: Pick<Form, 'ref' | 'name'>): Form[] {
  const values = getEnumValues(schema);
  return typesOf(schema, values).map((type) => {
    const own = values?.filter((value) => typeOf(value) === type || (type === 'number' && typeof value === 'number'));
    const rest = without(schema, 'const', 'enum', 'type');
    return { type, schema: own === undefined || type === 'null' ? rest : { ...rest, enum: own }, ref, name, known: [] };
  });
}

function formsOf(value: unknown, document: JsonObject, seen: readonly string[]): Form[] {
  const { ref, name } = resolve(value, document);
  if (ref !== null && seen.includes(ref)) return [];
  const { oneOf, anyOf, ...rest } = mergeAllOfSchemas(value, document);
  const union = oneOf ?? anyOf;
  if (!Array.isArray(union)) return formsByType(rest, { ref, name });
  const inner = ref === null ? seen : [...seen, ref];
  const branches: Json[] = rules(rest) ? union.map((branch) => ({ allOf: [rest, branch] })) : union;
  return branches.flatMap((branch) => formsOf(branch, document, inner));
}

function plain({ schema }: Form): boolean {
  return !rules(without(schema, 'enum'));
}

/** Merges enums of one type. Next to a form that allows any value, they become its `known` values. */
function joinValues(forms: readonly Form[]): Form[] {
  const joined: Form[] = [];
  for (const form of forms) {
    const at = joined.findIndex((other) => other.type === form.type && plain(other) && plain(form));
    const other = joined[at];
    if (other === undefined) joined.push(form);
    else joined[at] = joinTwo(other, form);
  }
  return joined;
}

function joinTwo(one: Form, other: Form): Form {
  const [values, others] = [getEnumValues(one.schema), getEnumValues(other.schema)];
  const both = [...(values ?? one.known), ...(others ?? other.known)];
  const distinct = both.filter((value, at) => both.findIndex((earlier) => isDeepStrictEqual(earlier, value)) === at);
  const form = { type: one.type, ref: null, name: null };
  if (values !== null && others !== null) return { ...form, schema: { enum: distinct }, known: [] };
  return { ...form, schema: {}, known: distinct };
}

export function toShape(value: unknown, document: JsonObject): Shape {
  const forms = joinValues(formsOf(value, document, []));
  const nullable = forms.some(({ type }) => type === 'null' || type === 'any');
  return { nullable, forms: forms.filter(({ type }) => type !== 'null') };
}
