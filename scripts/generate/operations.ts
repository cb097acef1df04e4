/** Generates the operation table (id, method, path), which names requests in errors, retries and logs. */
import { child, isObject, type JsonObject } from './bundle.ts';

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

export type LocatedOperation = { method: string; path: string; operation: JsonObject };

export function operationsIn(openapi: JsonObject): LocatedOperation[] {
  return Object.entries(child(openapi, 'paths')).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).flatMap(([method, operation]) =>
      methods.has(method) && isObject(operation) ? [{ method, path, operation }] : [],
    ),
  );
}

function row({ method, path, operation }: LocatedOperation): string {
  const id = operation['operationId'];
  const name = method.toUpperCase();
  if (typeof id !== 'string') throw new Error(`${name} ${path} has no operationId.`);
  return `  { id: '${id}', method: '${name}', path: '${path}' },`;
}

export function operationTable(openapi: JsonObject, header: string): string {
  const rows = operationsIn(openapi).map(row);
  return `${header}/** Every operation of the contract. */
export const operationTable = [
${rows.join('\n')}
] as const;

export type OperationId = (typeof operationTable)[number]['id'];
`;
}
