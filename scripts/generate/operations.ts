/** Generates the list of operations (id, method, path), which names requests in errors, retries and logs. */
import { child, isObject, type JsonObject } from './bundle.ts';

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

export type LocatedOperation = { method: string; path: string; operation: JsonObject };

/** An operation's id and its first tag. Throws if it lacks one. */
export function nameOperation({ method, path, operation }: LocatedOperation): { id: string; tag: string } {
  const { operationId: id, tags } = operation;
  const tag = Array.isArray(tags) ? tags[0] : undefined;
  if (typeof id !== 'string' || typeof tag !== 'string')
    throw new Error(`${method.toUpperCase()} ${path} needs an operationId and a tag.`);
  return { id, tag };
}

export function operationsIn(openapi: JsonObject): LocatedOperation[] {
  return Object.entries(child(openapi, 'paths')).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).flatMap(([method, operation]) =>
      methods.has(method) && isObject(operation) ? [{ method, path, operation }] : [],
    ),
  );
}

export function operationList(openapi: JsonObject, header: string): string {
  const rows = operationsIn(openapi).map(
    (located) => `  ${nameOperation(located).id}: '${located.method.toUpperCase()} ${located.path}',`,
  );
  return `${header}/** Every operation of the contract: its id, method and path. */
export const operations = {
${rows.join('\n')}
} as const;

export type OperationId = keyof typeof operations;
`;
}
