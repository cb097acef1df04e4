import * as fc from 'fast-check';
import { type Fields, isFields } from '#verify/base/values.ts';

export function getTypes(schema: Fields): readonly string[] {
  const { type } = schema;
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.map(String);
  return isFields(schema['properties']) ? ['object'] : [];
}

function numberAt(schema: Fields, keyword: string, otherwise: number): number {
  const value = schema[keyword];
  return typeof value === 'number' ? value : otherwise;
}

/** Longer strings find no further mismatches, except at their limit. */
const usualLength = 40;

/** Invisible characters that newer Laravel versions trim (its `Str::trim`). */
const unseen =
  '\\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2060-\u206f\u2800\u3164\uffa0\u{1d159}\u{1d173}-\u{1d17a}\u{e0020}';
const atEnds = new RegExp(`^[${unseen}]+|[${unseen}]+$`, 'gu');

/**
 * Laravel trims strings and treats empty ones as null. Outer spaces wouldn't be returned, and required fields would
 * fail. Servers count characters as JSON Schema does, not as JavaScript: 𝄞 is one.
 */
function trimmed(minLength: number, most: number): fc.Arbitrary<string> {
  const least = Math.min(Math.max(minLength, 1), most);
  return fc
    .string({ unit: 'grapheme', minLength: least, maxLength: Math.max(least, Math.min(most, usualLength)) })
    .map((text) => text.replaceAll(atEnds, ''))
    .filter((text) => Array.from(text).length >= least && text.length <= most);
}

const times = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.constantFrom('a.writer@lamplight.test', 'ana+notes@lamplight.test'),
  date: times.map((time) => time.slice(0, 10)),
  'date-time': times,
  // `fc.webUrl` takes a second to set up, in every run.
  uri: fc.domain().map((domain) => `https://${domain}/picture?size=2`),
};

function toTextArbitrary(schema: Fields): fc.Arbitrary<string> {
  const { format, pattern } = schema;
  if (typeof format === 'string' && formats[format]) return formats[format];
  const most = numberAt(schema, 'maxLength', 200);
  if (typeof pattern === 'string') {
    return fc.stringMatching(new RegExp(pattern, 'u')).filter((text) => text.length <= most);
  }
  return trimmed(numberAt(schema, 'minLength', 0), most);
}

function toListArbitrary(schema: Fields, depth: number): fc.Arbitrary<unknown> {
  const items = isFields(schema['items']) ? toArbitrary(schema['items'], depth + 1) : fc.constant('');
  const least = numberAt(schema, 'minItems', 0);
  const maxLength = Math.max(least, Math.min(numberAt(schema, 'maxItems', 3), 3));
  return schema['uniqueItems'] === true
    ? fc.uniqueArray(items, { minLength: least, maxLength, selector: (item) => JSON.stringify(item) })
    : fc.array(items, { minLength: least, maxLength });
}

function getRequired(schema: Fields): readonly string[] {
  return Array.isArray(schema['required']) ? schema['required'].map(String) : [];
}

export function getProperties(schema: Fields): Readonly<Record<string, Fields>> {
  return isFields(schema['properties']) ? (schema['properties'] as Readonly<Record<string, Fields>>) : {};
}

function toObjectArbitrary(schema: Fields, depth: number): fc.Arbitrary<unknown> {
  const required = getRequired(schema);
  // Limits the depth: deeper levels get only required properties.
  const properties = Object.entries(getProperties(schema)).filter(([name]) => depth < 4 || required.includes(name));
  const least = numberAt(schema, 'minProperties', 0);
  return fc
    .record(
      Object.fromEntries(
        properties.map(([name, value]): [string, fc.Arbitrary<unknown>] => [name, toArbitrary(value, depth + 1)]),
      ),
      { requiredKeys: required.filter((name) => properties.some(([known]) => known === name)), noNullPrototype: true },
    )
    .filter((value) => Object.keys(value).length >= least);
}

function ofType(type: string, schema: Fields, depth: number): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return toTextArbitrary(schema);
    case 'integer':
      return fc.integer({ min: numberAt(schema, 'minimum', 0), max: numberAt(schema, 'maximum', 2_147_483_647) });
    case 'number':
      return fc.double({ min: numberAt(schema, 'minimum', 0), max: numberAt(schema, 'maximum', 1e6), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return toListArbitrary(schema, depth);
    case 'object':
      return toObjectArbitrary(schema, depth);
    default:
      return fc.constant(null);
  }
}

/** Generates values for the JSON Schema keywords that the contract uses. */
export function toArbitrary(schema: Fields, depth = 0): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const alternatives = schema['oneOf'] ?? schema['anyOf'];
  if (Array.isArray(alternatives)) {
    return fc.oneof(...alternatives.filter(isFields).map((alternative) => toArbitrary(alternative, depth)));
  }
  if (Array.isArray(schema['allOf'])) return toArbitrary(merged(schema), depth);
  const types = getTypes(schema);
  return fc.oneof(...(types.length === 0 ? ['null'] : types).map((type) => ofType(type, schema, depth)));
}

function merged(schema: Fields): Fields {
  const { allOf, ...own } = schema;
  const parts = [...(allOf as readonly Fields[]), own];
  return {
    type: 'object',
    required: parts.flatMap(getRequired),
    properties: Object.assign({}, ...parts.map(getProperties)) as Fields,
  };
}

type Body = Readonly<Record<string, unknown>>;

/** A change of a valid body. */
type Variant = { readonly name: string; readonly apply: (body: Body) => Body };

/**
 * A value that Laravel can't coerce. It accepts "5" as a number and 1 as true, but rejects lists as strings and text as
 * numbers.
 */
function wrong(types: readonly string[]): { readonly value: unknown } | null {
  if (types.includes('string')) return { value: ['not', 'a', 'text'] };
  if (types.includes('integer') || types.includes('number')) return { value: 'not a number' };
  if (types.includes('boolean')) return { value: 'neither' };
  if (types.includes('array') || types.includes('object')) return { value: 'neither a list nor an object' };
  return null;
}

function replaced(name: string, value: unknown): Variant['apply'] {
  return (body) => ({ ...body, [name]: value });
}

function ofProperty(name: string, schema: Fields): readonly Variant[] {
  const types = getTypes(schema);
  const wrongType = wrong(types);
  const { maxLength, minimum } = schema;
  const list: Variant[] = [];
  if (wrongType) list.push({ name: `${name} of the wrong type`, apply: replaced(name, wrongType.value) });
  if (typeof maxLength === 'number' && types.includes('string')) {
    list.push({ name: `${name} longer than ${maxLength}`, apply: replaced(name, 'x'.repeat(maxLength + 1)) });
  }
  if (typeof minimum === 'number') list.push({ name: `${name} below ${minimum}`, apply: replaced(name, minimum - 1) });
  if (Array.isArray(schema['enum'])) {
    list.push({ name: `an unknown value for ${name}`, apply: replaced(name, 'none-of-these') });
  }
  return list;
}

function without(name: string): Variant['apply'] {
  return ({ [name]: _gone, ...rest }) => rest;
}

/** Changes that break an alternative may fit another. An empty object breaks all that require a field. */
function ofAlternatives(alternatives: readonly Fields[]): readonly Variant[] {
  return alternatives.every((alternative) => getRequired(alternative).length > 0)
    ? [{ name: 'without any field', apply: () => ({}) }]
    : [];
}

export function toInvalidVariants(schema: Fields): readonly Variant[] {
  const { oneOf } = schema;
  if (Array.isArray(oneOf)) return ofAlternatives(oneOf as readonly Fields[]);
  if (!getTypes(schema).includes('object')) return [];
  const missing = getRequired(schema).map((name): Variant => ({ name: `without ${name}`, apply: without(name) }));
  const changed = Object.entries(getProperties(schema)).flatMap(([name, property]) => ofProperty(name, property));
  return [...missing, ...changed];
}

/** Bodies that lack one optional field each, which a server must accept. */
export function withoutOptional(schema: Fields): readonly Variant[] {
  const required = getRequired(schema);
  return Object.keys(getProperties(schema))
    .filter((name) => !required.includes(name))
    .map((name) => ({ name: `without ${name}`, apply: without(name) }));
}
