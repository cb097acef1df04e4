import type { Diagnostic } from './diagnostics.ts';
import type { Operation } from './operations.ts';

type Values = Readonly<Record<string, string | string[]>>;

const isNumber = (schema: unknown): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  'type' in schema &&
  (schema.type === 'integer' || schema.type === 'number');

/**
 * The declared parameters of a place, numbers as numbers. A value that breaks its schema is left out: Laravel reads a
 * `page` of "abc" as none at all.
 */
export const readParameters = (
  operation: Operation,
  place: 'path' | 'query',
  values: Values,
  findings: readonly Diagnostic[],
): Readonly<Record<string, unknown>> => {
  const broken = new Set(findings.filter(({ path }) => path[0] === place).map(({ path }) => path[1]));
  const read: Record<string, unknown> = {};
  for (const { name, schema } of operation.resource.request?.[place] ?? []) {
    const value = values[name];
    if (value === undefined || broken.has(name.toLowerCase())) continue;
    read[name] = isNumber(schema) ? Number(value) : value;
  }
  return read;
};
