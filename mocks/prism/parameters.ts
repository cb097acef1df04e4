import type { Diagnostic } from './diagnostics.ts';
import type { Operation } from './operations.ts';

type Values = Readonly<Record<string, string | string[]>>;

function isNumber(schema: unknown): boolean {
  return (
    typeof schema === 'object' &&
    schema !== null &&
    'type' in schema &&
    (schema.type === 'integer' || schema.type === 'number')
  );
}

/** Returns a location's parameters. Omits a value that breaks its schema, as Laravel ignores a `page` of "abc". */
export function readParameters(
  operation: Operation,
  source: 'path' | 'query',
  values: Values,
  findings: readonly Diagnostic[],
): Readonly<Record<string, unknown>> {
  const broken = new Set(findings.filter(({ path }) => path[0] === source).map(({ path }) => path[1]));
  const read: Record<string, unknown> = {};
  for (const { name, schema } of operation.resource.request?.[source] ?? []) {
    const value = values[name];
    if (value === undefined || broken.has(name.toLowerCase())) continue;
    read[name] = isNumber(schema) ? Number(value) : value;
  }
  return read;
}
