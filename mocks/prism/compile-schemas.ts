import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { bundleKey } from './adapted-document.ts';
import { collectReachable, type Operation } from './operations.ts';

const dialect = 'https://json-schema.org/draft/2020-12/schema';

type LocatedSchema = { readonly where: string; readonly schema: unknown };

function collectSchemas({ id, resource }: Operation): readonly LocatedSchema[] {
  const { request, responses } = resource;
  const params = [...(request?.path ?? []), ...(request?.query ?? []), ...(request?.headers ?? [])];
  return [
    ...params.map(({ name, schema }) => ({ where: `${id}, parameter ${name}`, schema })),
    ...(request?.body?.contents ?? []).map(({ schema }) => ({ where: `${id}, request body`, schema })),
    ...responses.flatMap(({ code, contents = [], headers = [] }) => [
      ...contents.map(({ schema }) => ({ where: `${id}, answer ${code}`, schema })),
      ...headers.map(({ name, schema }) => ({ where: `${id}, answer ${code}, header ${name}`, schema })),
    ]),
  ];
}

/**
 * Compiles every schema like Prism, which accepts everything for an invalid schema. Throws with the first invalid
 * schema's location.
 */
export function compileSchemas(operations: readonly Operation[]): void {
  const complaints: string[] = [];
  const complain = (...details: readonly unknown[]): void => {
    complaints.push(details.join(' '));
  };
  const logger = { log: complain, warn: complain, error: complain };
  const ajv = new Ajv2020({ strict: false, allowUnionTypes: true, logger });
  addFormats(ajv);
  const compiled = new Set<string>();
  for (const operation of operations) {
    for (const { where, schema } of collectSchemas(operation)) {
      if (typeof schema !== 'object' || schema === null || !('$schema' in schema) || schema.$schema !== dialect) {
        throw new Error(`${where}: the schema is missing, or not of the dialect 2020-12.`);
      }
      // Most operations share their error schemas, so each compiles once.
      const whole: object = { ...schema, [bundleKey]: collectReachable(schema, operation.resource[bundleKey]) };
      const text = JSON.stringify(whole);
      if (compiled.has(text)) continue;
      compiled.add(text);
      try {
        ajv.compile(whole);
      } catch (error) {
        throw new Error(`${where}: the schema does not compile.`, { cause: error });
      }
      if (complaints.length > 0) throw new Error(`${where}: ${complaints.join('; ')}`);
    }
  }
}
