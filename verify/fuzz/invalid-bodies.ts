import type { Node } from '#verify/contract/contract-documents.ts';
import { getProperties, getRequired, type Resolve, getTypes } from './arbitraries.ts';

export type InvalidVariant = {
  readonly name: string;
  readonly apply: (body: Readonly<Record<string, unknown>>) => unknown;
};

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

function replaced(name: string, value: unknown): InvalidVariant['apply'] {
  return (body) => ({ ...body, [name]: value });
}

function ofProperty(name: string, schema: Node): readonly InvalidVariant[] {
  const types = getTypes(schema);
  const wrongType = wrong(types);
  const { maxLength, minimum } = schema;
  const list: InvalidVariant[] = [];
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

function without(name: string): InvalidVariant['apply'] {
  return ({ [name]: _gone, ...rest }) => rest;
}

/** Changes that break an alternative may fit another. An empty object breaks all that require a field. */
function ofAlternatives(alternatives: readonly Node[]): readonly InvalidVariant[] {
  return alternatives.every((alternative) => getRequired(alternative).length > 0)
    ? [{ name: 'without any field', apply: () => ({}) }]
    : [];
}

export function toInvalidVariants(schema: Node, resolve: Resolve): readonly InvalidVariant[] {
  const whole = resolve(schema);
  const { oneOf } = whole;
  if (Array.isArray(oneOf)) return ofAlternatives((oneOf as readonly Node[]).map(resolve));
  if (!getTypes(whole).includes('object')) return [];
  const missing = getRequired(whole).map((name): InvalidVariant => ({ name: `without ${name}`, apply: without(name) }));
  const changed = Object.entries(getProperties(whole)).flatMap(([name, property]) =>
    ofProperty(name, resolve(property)),
  );
  return [...missing, ...changed];
}
