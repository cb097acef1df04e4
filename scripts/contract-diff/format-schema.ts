import type { JsonObject } from '../generate/bundle.ts';
import { getEnumValues, type Form } from './schema-shape.ts';

const types: Readonly<Record<string, string>> = {
  any: 'anything',
  array: 'an array',
  boolean: 'a boolean',
  integer: 'an integer',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

export function listed(values: readonly JsonObject[string][]): string {
  return values.map((value) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``).join(', ');
}

export function formatShape({ type, schema, name }: Form): string {
  const values = getEnumValues(schema);
  if (values !== null) return values.length === 1 ? listed(values) : `one of ${listed(values)}`;
  const label = types[type] ?? type;
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const fields = required.length > 0 ? required : Object.keys((schema['properties'] ?? {}) as JsonObject);
  const detailed = type === 'object' && fields.length > 0 ? `${label} with ${listed(fields.slice(0, 4))}` : label;
  return name === null ? detailed : `\`${name}\` (${detailed})`;
}
