import type { Node } from '#verify/contract/documents.ts';
import { propertiesOf, requiredOf, type Resolve, typesOf } from './arbitrary.ts';

/** How a body is made wrong: its name in a report, and the change. */
export type Breakage = { readonly name: string; readonly apply: (body: Readonly<Record<string, unknown>>) => unknown };

/**
 * A value that no reading turns into the type. Laravel takes "5" for a number and 1 for true, and trims; a list where a
 * text is wanted, or a word where a number is, it refuses.
 */
const wrong = (types: readonly string[]): { readonly value: unknown } | null => {
  if (types.includes('string')) return { value: ['not', 'a', 'text'] };
  if (types.includes('integer') || types.includes('number')) return { value: 'not a number' };
  if (types.includes('boolean')) return { value: 'neither' };
  if (types.includes('array') || types.includes('object')) return { value: 'neither a list nor an object' };
  return null;
};

const replaced =
  (name: string, value: unknown): Breakage['apply'] =>
  (body) => ({ ...body, [name]: value });

const ofProperty = (name: string, schema: Node): readonly Breakage[] => {
  const types = typesOf(schema);
  const wrongType = wrong(types);
  const { maxLength, minimum } = schema;
  const list: Breakage[] = [];
  if (wrongType) list.push({ name: `${name} of the wrong type`, apply: replaced(name, wrongType.value) });
  if (typeof maxLength === 'number' && types.includes('string')) {
    list.push({ name: `${name} longer than ${maxLength}`, apply: replaced(name, 'x'.repeat(maxLength + 1)) });
  }
  if (typeof minimum === 'number') list.push({ name: `${name} below ${minimum}`, apply: replaced(name, minimum - 1) });
  if (Array.isArray(schema['enum'])) {
    list.push({ name: `an unknown value for ${name}`, apply: replaced(name, 'none-of-these') });
  }
  return list;
};

const without =
  (name: string): Breakage['apply'] =>
  ({ [name]: _gone, ...rest }) =>
    rest;

/** Of alternatives one may still fit what breaks another; nothing at all fits none that requires something. */
const ofAlternatives = (alternatives: readonly Node[]): readonly Breakage[] =>
  alternatives.every((alternative) => requiredOf(alternative).length > 0)
    ? [{ name: 'without any field', apply: () => ({}) }]
    : [];

/** Every single way in which a body of this schema is made wrong. */
export const breakagesOf = (schema: Node, resolve: Resolve): readonly Breakage[] => {
  const whole = resolve(schema);
  const { oneOf } = whole;
  if (Array.isArray(oneOf)) return ofAlternatives((oneOf as readonly Node[]).map(resolve));
  if (!typesOf(whole).includes('object')) return [];
  const missing = requiredOf(whole).map((name): Breakage => ({ name: `without ${name}`, apply: without(name) }));
  const changed = Object.entries(propertiesOf(whole)).flatMap(([name, property]) =>
    ofProperty(name, resolve(property)),
  );
  return [...missing, ...changed];
};
