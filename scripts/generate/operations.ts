/** The table of operations: id, method and path of every call, so that a wire call can be named (errors, retries, logs). */
import { child, isObject, type JsonObject } from './bundle.ts';

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/** An operation where it stands in a document; the method as it is written there, in small letters. */
export type PlacedOperation = { method: string; path: string; operation: JsonObject };

/** All operations of an OpenAPI bundle, in the document's order. */
export function operationsIn(openapi: JsonObject): PlacedOperation[] {
  return Object.entries(child(openapi, 'paths')).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).flatMap(([method, operation]) =>
      methods.has(method) && isObject(operation) ? [{ method, path, operation }] : [],
    ),
  );
}

function row({ method, path, operation }: PlacedOperation): string {
  const id = operation['operationId'];
  const name = method.toUpperCase();
  if (typeof id !== 'string') throw new Error(`${name} ${path} has no operationId.`);
  return `  { id: '${id}', method: '${name}', path: '${path}' },`;
}

/** The table as TypeScript. */
export function operationTable(openapi: JsonObject, header: string): string {
  const rows = operationsIn(openapi).map(row);
  return `${header}/** Every operation of the contract. */
export const operationTable = [
${rows.join('\n')}
] as const;

export type OperationId = (typeof operationTable)[number]['id'];
`;
}
