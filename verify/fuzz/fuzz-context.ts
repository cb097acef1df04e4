import * as fc from 'fast-check';
import type { Node, ParameterObject } from '#verify/contract/contract-documents.ts';
import type { Operation } from '#verify/contract/rest.ts';
import type { SuiteContext } from '#verify/suite.ts';
import { toArbitrary, getProperties, type Resolve, getTypes } from './arbitraries.ts';
import type { Values } from './target.ts';
import type { Named, ValuePool } from './value-pool.ts';

export type FuzzContext = {
  readonly context: SuiteContext;
  readonly pool: ValuePool;
  readonly operation: Operation;
  readonly values: Values;
  readonly resolve: Resolve;
};

export function getMethod({ method }: Operation): string {
  return method.toUpperCase();
}

export function createResolve({ contract }: SuiteContext): Resolve {
  return (schema) => {
    const { $ref } = schema;
    if (typeof $ref !== 'string') return schema;
    const [, section = '', group = '', name = ''] = $ref.split('/');
    const document: Readonly<Record<string, unknown>> = contract.rest.document;
    const resolved = (document[section] as Readonly<Record<string, Readonly<Record<string, Node>>>>)[group]?.[name];
    return resolved ?? {};
  };
}

export function getQueryParameters(operation: Operation): readonly (ParameterObject & Named)[] {
  return operation.parameters.filter((parameter) => parameter.in === 'query');
}

export async function queryArbitrary({ pool, operation, values, resolve }: FuzzContext): Promise<fc.Arbitrary<Values>> {
  const parts: Record<string, fc.Arbitrary<string>> = {};
  const required: string[] = [];
  for (const parameter of getQueryParameters(operation)) {
    const named = parameter['x-found-in'] ? await pool.findValue(parameter, values) : undefined;
    if (named === null) continue;
    const one = named === undefined ? toArbitrary(parameter.schema ?? {}, resolve) : fc.constant(named);
    parts[parameter.name] = one.map(String);
    if (parameter.required === true) required.push(parameter.name);
  }
  return fc.record(parts, { requiredKeys: required, noNullPrototype: true }) as fc.Arbitrary<Values>;
}

/** Generates only JSON bodies; workflows send forms. */
export function bodySchema({ operation, resolve }: FuzzContext): Node | null {
  const schema = operation.definition.requestBody?.content?.['application/json']?.schema;
  return schema ? resolve(schema) : null;
}

export type Body = Readonly<Record<string, unknown>>;

/** Fields with `x-found-in` get an existing value or are omitted. */
export async function bodyArbitrary(bench: FuzzContext, schema: Node): Promise<fc.Arbitrary<Body>> {
  const { pool, values, resolve } = bench;
  const named: Record<string, string | number | null> = {};
  for (const [name, property] of Object.entries(getProperties(schema))) {
    if (!('x-found-in' in property)) continue;
    const value = await pool.findValue({ ...property, name }, values);
    named[name] = value !== null && getTypes(property).includes('integer') ? Number(value) : value;
  }
  return toArbitrary(schema, resolve).map((body) =>
    Object.fromEntries(
      Object.entries(body as Body).flatMap(([name, value]) => {
        if (!(name in named)) return [[name, value]];
        return named[name] === null ? [] : [[name, named[name]]];
      }),
    ),
  );
}
